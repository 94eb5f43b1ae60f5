import { createContext } from 'react';

/** Whether the figures around are those of a snapshot, which the data sets that the site offers are not. */
const Frozen = createContext(false);

export default Frozen;
