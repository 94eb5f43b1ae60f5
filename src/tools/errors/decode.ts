import {
  type ErrorGroup,
  type KnownError,
  type PanicCode,
  type RevertText,
  type RpcError,
} from '../../data/errors';
import { type Argument, readArguments } from './abi';
import { type LogLine } from '../../data/logLines';
import { explainedLines } from './logLines';

/** An error found in a pasted text. */
export interface Finding {
  readonly error: KnownError;
  readonly group: ErrorGroup;
  /** The part of the text that matched. */
  readonly evidence: string;
  readonly arguments: readonly Argument[];
}

/** Known errors, pages that explain a line, and remarks about the rest. */
export interface Decoding {
  readonly findings: readonly Finding[];
  readonly lines: readonly LogLine[];
  /** What is unknown or unreadable, in sentences. */
  readonly remarks: readonly string[];
}

/** Enough for any log line or response; a whole log file would only be slow. */
export const TEXT_LIMIT = 100_000;

/** A log line can contain hundreds of unknown hex words. */
const MOST_REMARKS = 5;

/** Maximum characters of a variable part; numbers, hashes and names are shorter. */
const LONGEST_PART = 200;

const ERROR_STRING = '0x08c379a0';
const PANIC = '0x4e487b71';

/** Finds errors in a text: selectors, revert data, messages of contracts and servers, codes and names. */
export function decode(
  input: string,
  groups: readonly ErrorGroup[],
  logLines: readonly LogLine[] = [],
): Decoding {
  const text = input.trim();
  if (text === '')
    return {
      findings: [],
      lines: [],
      remarks: ['The text is empty; paste a selector, revert data, an error response or a log line.'],
    };
  if (text.length > TEXT_LIMIT) {
    return {
      findings: [],
      lines: [],
      remarks: [
        `The text has ${text.length.toLocaleString('en-US')} characters and the limit is ${TEXT_LIMIT.toLocaleString('en-US')}; paste only the lines with the error.`,
      ],
    };
  }
  const known = index(groups);
  const findings: Finding[] = [];
  const remarks: string[] = [];
  const add = (finding: Finding): void => {
    if (!findings.some(({ error }) => error.id === finding.error.id)) findings.push(finding);
  };

  const selectors = selectorsOf(text);
  for (const hex of hexOf(text)) readRevertData(hex, known, selectors, add, remarks);
  for (const finding of namedIn(text, known)) add(finding);
  for (const finding of writtenIn(text, known)) add(finding);
  if (findings.length === 0) for (const finding of partlyNamed(text, known, remarks)) add(finding);
  // A number such as -32602 matches many errors, so it is the last resort.
  if (findings.length === 0) for (const finding of numberedIn(text, known)) add(finding);

  const lines = explainedLines(text, logLines);
  if (findings.length === 0 && lines.length === 0 && remarks.length === 0) remarks.push(noFinding(text));
  const telling = findings.filter(({ error }) => !(error.kind === 'rpc' && error.generic));
  return { findings: telling.length > 0 ? telling : findings, lines, remarks: capped(remarks) };
}

function capped(remarks: readonly string[]): readonly string[] {
  const more = remarks.length - MOST_REMARKS;
  if (more <= 0) return remarks;
  return [
    ...remarks.slice(0, MOST_REMARKS),
    `${more} more ${more === 1 ? 'part' : 'parts'} of the text could not be read either; paste only the lines with the error.`,
  ];
}

type Entry<Kind extends KnownError = KnownError> = { readonly error: Kind; readonly group: ErrorGroup };

interface Index {
  readonly bySelector: ReadonlyMap<string, readonly Entry[]>;
  readonly byName: ReadonlyMap<string, readonly Entry[]>;
  readonly texts: readonly Entry<RevertText>[];
  readonly panics: readonly Entry<PanicCode>[];
  readonly rpc: readonly Entry<RpcError>[];
}

function index(groups: readonly ErrorGroup[]): Index {
  const bySelector = new Map<string, Entry[]>();
  const byName = new Map<string, Entry[]>();
  const texts: Entry<RevertText>[] = [];
  const panics: Entry<PanicCode>[] = [];
  const rpc: Entry<RpcError>[] = [];
  const put = (map: Map<string, Entry[]>, key: string, entry: Entry): void => {
    map.set(key, [...(map.get(key) ?? []), entry]);
  };
  for (const group of groups) {
    for (const error of group.errors) {
      switch (error.kind) {
        case 'custom':
          for (const selector of [error.selector, ...(error.other_selectors ?? [])]) {
            put(bySelector, selector, { error, group });
          }
          put(byName, error.name, { error, group });
          break;
        case 'string':
          texts.push({ error, group });
          break;
        case 'panic':
          panics.push({ error, group });
          break;
        case 'rpc':
          if (error.name !== undefined) put(byName, error.name, { error, group });
          rpc.push({ error, group });
          break;
      }
    }
  }
  return { bySelector, byName, texts, panics, rpc };
}

/** Hex in a text, in lower case; without 0x only if the whole text is hex. */
function hexOf(text: string): readonly string[] {
  const bare = /^[0-9a-f]+$/i.test(text) && !/^\d{1,7}$/.test(text) ? [`0x${text}`] : [];
  // A lone 0x is empty revert data, unless what follows was elided or is not hex.
  const marked = text.match(/\b0x(?:[0-9a-f]+|(?!\w|…|\.\.))/gi) ?? [];
  return [...new Set([...bare, ...marked].map((hex) => hex.toLowerCase()))];
}

/** Four-byte hex where programs print a selector, or alone. Elsewhere in a log line it may be a timestamp. */
function selectorsOf(text: string): ReadonlySet<string> {
  const printed = text.matchAll(
    /\b(?:(?:return)?data|custom error|revert(?:ed)?(?: with[a-z ]{0,30})?)\W{1,8}(0x[0-9a-f]{8})\b/gi,
  );
  const alone = /^(?:0x)?([0-9a-f]{8})$/i.exec(text)?.[1];
  return new Set(
    [...Array.from(printed, ([, hex = '']) => hex), ...(alone === undefined ? [] : [`0x${alone}`])].map(
      (hex) => hex.toLowerCase(),
    ),
  );
}

/** Whether hex looks like revert data: a selector, then whole words. Addresses and hashes do not. */
function isRevertData(hex: string): boolean {
  const digits = hex.length - 2;
  return digits >= 8 && (digits - 8) % 64 === 0;
}

function readRevertData(
  hex: string,
  known: Index,
  selectors: ReadonlySet<string>,
  add: (finding: Finding) => void,
  remarks: string[],
): void {
  if (hex === '0x') {
    remarks.push(
      'The revert data is empty (0x): the contract gave no reason, ran out of gas, or has no such function; or there is no contract at the address.',
    );
    return;
  }
  if (!isRevertData(hex)) {
    // Short hex is a quantity, 20 bytes an address and 32 bytes a hash; log lines contain those.
    if (hex.length - 2 > 64 && hex.length % 2 === 1) {
      remarks.push(
        `The hex ${short(hex)} has an odd number of digits (${hex.length - 2}), so a digit is missing or extra.`,
      );
    } else if (hex.length - 2 > 64) {
      remarks.push(
        `The hex ${short(hex)} has ${(hex.length - 2) / 2} bytes; revert data has 4, then a multiple of 32, so it was cut off or is something else.`,
      );
    }
    return;
  }
  const selector = hex.slice(0, 10);
  const body = hex.slice(10);
  const entries = known.bySelector.get(selector) ?? [];
  for (const { error, group } of entries) {
    if (error.kind !== 'custom') continue;
    const read = readArguments(body, error.inputs);
    if (!read && body.length > 0) {
      remarks.push(
        `The data after ${selector} does not match ${error.signature}; its arguments were not read.`,
      );
    }
    add({ error, group, evidence: selector, arguments: read ?? [] });
    if (selector === ERROR_STRING && read?.[0]) addText(read[0].value, known, add, remarks);
    if (selector === PANIC && read?.[0]) addPanic(read[0].value, known, add, remarks);
  }
  if (entries.length === 0 && (body !== '' || selectors.has(selector))) {
    remarks.push(
      `${selector} is not the selector of an error in this table. It may belong to your own contract, or to another version: look it up in the ABI of the contract that reverted.`,
    );
  }
}

function addText(text: string, known: Index, add: (finding: Finding) => void, remarks: string[]): void {
  const entry = known.texts.find(({ error }) => error.text === text);
  if (entry) add({ ...entry, evidence: text, arguments: [] });
  else
    remarks.push(
      `The text ${JSON.stringify(text)} is not in this table; the contract that reverted explains it.`,
    );
}

function addPanic(code: string, known: Index, add: (finding: Finding) => void, remarks: string[]): void {
  const entry = known.panics.find(({ error }) => String(error.code) === code);
  if (entry) add({ ...entry, evidence: `code ${code}`, arguments: [] });
  else remarks.push(`${code} is not a Solidity panic code.`);
}

/** Error names that appear as words. Single-word names, such as Unproven, need parentheses. */
function namedIn(text: string, known: Index): readonly Finding[] {
  const findings: Finding[] = [];
  const whole = text.replace(/\(\)$/, '');
  for (const [word] of text.matchAll(/\b[A-Z]\w+\b(\()?/g)) {
    const called = word.endsWith('(');
    const name = called ? word.slice(0, -1) : word;
    const alone = name === whole;
    const telling = /[a-z][A-Z]|_/.test(name);
    if (!called && !alone && !telling) continue;
    if (name === 'Error' || name === 'Panic') continue;
    for (const entry of known.byName.get(name) ?? [])
      findings.push({ ...entry, evidence: name, arguments: [] });
  }
  return findings;
}

const SHORTEST_PART = 4;
const MOST_NAMES = 8;

/** For a single word: names that contain it, those that end with it first. */
function partlyNamed(text: string, known: Index, remarks: string[]): readonly Finding[] {
  const part = text.replace(/\(\)$/, '').toLowerCase();
  if (part.length < SHORTEST_PART || !/^[a-z_]\w*$/.test(part)) return [];
  const names = [...known.byName.keys()].filter((name) => name.toLowerCase().includes(part));
  const ends = (name: string): number => (name.toLowerCase().endsWith(part) ? 0 : 1);
  const shown = names.sort((one, other) => ends(one) - ends(other)).slice(0, MOST_NAMES);
  if (names.length > shown.length)
    remarks.push(
      `${names.length - shown.length} more names contain ${JSON.stringify(text)}; type more of the name, or filter the list below.`,
    );
  return shown.flatMap((name) =>
    (known.byName.get(name) ?? []).map((entry) => ({ ...entry, evidence: name, arguments: [] })),
  );
}

/** Messages of contracts and servers that the text contains, without those inside a longer match. */
function writtenIn(text: string, known: Index): readonly Finding[] {
  const written = [...known.texts, ...known.rpc].flatMap((entry) => {
    const template = entry.error.text;
    if (template === undefined) return [];
    const match = pattern(template).exec(text);
    return match ? [{ ...entry, evidence: match[0].trim(), arguments: [] }] : [];
  });
  return written.filter(
    ({ evidence }) =>
      !written.some((other) => other.evidence !== evidence && other.evidence.includes(evidence)),
  );
}

/**
 * A template as a pattern: `<…>` matches variable parts within a line and without quotes. Bounded, and none
 * at the beginning, or every position of a long line would be searched to its end.
 */
function pattern(template: string): RegExp {
  const known = template.replace(/^<[^>]*>\s*/, '');
  const parts = known.split(/<[^>]*>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Matches start and end at word boundaries.
  const start = /^\w/.test(known) ? '(?<!\\w)' : '';
  const end = /\w$/.test(known) ? '(?!\\w)' : '';
  return new RegExp(`${start}${parts.join(`[^"\\n]{1,${LONGEST_PART}}?`)}${end}`, 'i');
}

/** JSON-RPC error codes: a lone number, or one in the place of a code. */
function numberedIn(text: string, known: Index): readonly Finding[] {
  const numbers = new Set<number>();
  if (/^-?\d+$/.test(text)) numbers.add(Number(text));
  for (const [, number] of text.matchAll(/\bcode\b["'\s:=]*(-?\d+)/gi)) numbers.add(Number(number));
  for (const [number] of text.matchAll(/(?<![\w-])-3\d{4,5}\b|(?<![\w-])-40\d{3}\b/g))
    numbers.add(Number(number));
  return [...numbers].flatMap((number) => {
    const entries = known.rpc.filter(({ error }) => error.code === number);
    const named = entries.filter(({ error }) => error.name !== undefined);
    return (named.length > 0 ? named : entries).map((entry) => ({
      ...entry,
      evidence: `code ${number}`,
      arguments: [],
    }));
  });
}

function noFinding(text: string): string {
  const hex = hexOf(text).find((each) => each.length > 2 && !isRevertData(each));
  if (hex) {
    return `${short(hex)} is not revert data, which begins with 4 bytes and continues in words of 32. For a failed transaction, get its trace or repeat the call with cast call.`;
  }
  return 'The text has no selector, revert data, error text or code in this table. Filter the list below, or search this site for the part of the line that does not change.';
}

function short(hex: string): string {
  return hex.length > 24 ? `${hex.slice(0, 18)}…` : hex;
}
