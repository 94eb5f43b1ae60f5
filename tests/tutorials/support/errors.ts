import { toFunctionSelector } from 'viem';
import type { Hex } from 'viem';

/** A custom error's selector, as cast and page headings show it: `Unauthorized()` is 0x82b42900. */
export const selector = (error: string): Hex => toFunctionSelector(`function ${error}`);
