import { type ChainDetails } from '../../data/chainDetails';

/** Held true by tests/content/dataSchemas.test.ts. */
declare const file: ChainDetails;
export default file;
