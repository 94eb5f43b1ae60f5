import * as z from 'zod';

import { snapshots } from './snapshots';

export const snapshot = z
  .enum(snapshots)
  .meta({ id: 'snapshot', description: 'Network upgrade that a version of the documentation describes' });
