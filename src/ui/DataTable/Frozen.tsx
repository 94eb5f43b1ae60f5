import { createContext } from 'react';

/** Whether the figures are a snapshot's, which has no published data sets. */
const Frozen = createContext(false);

export default Frozen;
