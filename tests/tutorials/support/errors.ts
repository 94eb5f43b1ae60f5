import { toFunctionSelector } from 'viem';
import type { Hex } from 'viem';

/** The four bytes a custom error begins with, as cast and the headings of pages name it: `Unauthorized()` is 0x82b42900. */
export const selector = (error: string): Hex => toFunctionSelector(`function ${error}`);
