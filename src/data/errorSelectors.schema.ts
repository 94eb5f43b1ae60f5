import * as z from 'zod';

import { pattern } from '../lib/schema/fields';
import { selector } from './shared.schema';

export const errorSelectorsFileSchema = z.record(
  pattern(/^[A-Za-z]\w*$/, 'the name of a custom error'),
  selector,
);
