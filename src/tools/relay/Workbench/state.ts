import { type EncodedMessage, encodeAccessList } from '@site/src/tools/relay/accessList';
import {
  type EndpointField,
  type Endpoints,
  endpointFields,
  localEndpoints,
  readEndpoint,
} from '@site/src/tools/relay/castSend';
import { exampleLog, exampleText } from '@site/src/tools/relay/example';
import {
  type Message,
  type MessageField,
  type MessageText,
  fieldNames,
  messageFields,
  readMessage,
} from '@site/src/tools/relay/identifier';
import { type FoundMessage, readLogs } from '@site/src/tools/relay/logs';
import { type Result } from '@site/src/lib/result';
import { readRelay } from '@site/src/tools/relay/relay';
import { type SentMessage } from '@site/src/tools/relay/sentMessage';

/** The reader's input. */
export interface State {
  readonly paste: string;
  /** Events in the paste, if there are several. */
  readonly found: readonly FoundMessage[];
  /** Undefined until the reader chooses. */
  readonly choice: number | undefined;
  readonly pasteProblem: string | undefined;
  readonly text: MessageText;
  readonly endpoints: Endpoints;
  /** Whether the chain ID was typed by the reader, who then keeps it from paste to paste. */
  readonly ownChainId: boolean;
}

/** An action of the reader. */
export type Action =
  | { readonly type: 'paste'; readonly paste: string }
  | { readonly type: 'choose'; readonly choice: number }
  | { readonly type: 'field'; readonly field: MessageField; readonly value: string }
  | { readonly type: 'endpoint'; readonly field: EndpointField; readonly value: string }
  | { readonly type: 'empty' }
  | { readonly type: 'example' };

const noText: MessageText = {
  origin: '',
  blockNumber: '',
  logIndex: '',
  timestamp: '',
  chainId: '',
  payload: '',
};

/** The worked example, filled in. */
export const exampleState: State = {
  paste: exampleLog,
  found: [],
  choice: undefined,
  pasteProblem: undefined,
  text: exampleText,
  endpoints: localEndpoints,
  ownChainId: false,
};

/** Computes the next state. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'paste':
      return readPaste(state, action.paste);
    case 'choose': {
      const chosen = state.found[action.choice];
      return chosen
        ? { ...state, choice: action.choice, text: filled(state, chosen, state.text.chainId) }
        : state;
    }
    case 'field':
      return {
        ...state,
        text: { ...state.text, [action.field]: action.value },
        ownChainId: state.ownChainId || action.field === 'chainId',
      };
    case 'endpoint':
      return { ...state, endpoints: { ...state.endpoints, [action.field]: action.value } };
    case 'empty':
      return { ...exampleState, paste: '', text: noText, endpoints: state.endpoints };
    case 'example':
      return { ...exampleState, endpoints: state.endpoints };
  }
}

function readPaste(state: State, paste: string): State {
  // An example's chain ID must not slip into the list of someone else's message.
  const chainId = state.ownChainId ? state.text.chainId : '';
  const next = { ...state, paste, found: [], choice: undefined, pasteProblem: undefined };
  if (paste.trim() === '') return { ...next, text: { ...noText, chainId } };
  const reading = readLogs(paste);
  // A malformed paste keeps the fields.
  if (!reading.ok) return { ...next, pasteProblem: reading.problem.message };
  const found = reading.value;
  const [only, ...others] = found;
  if (only && others.length === 0) return { ...next, text: filled(state, only, chainId) };
  const kept = found.findIndex(({ text }) => isSameEvent(text, state.text));
  const chosen = found[kept];
  return chosen
    ? { ...next, found, choice: kept, text: filled(state, chosen, chainId) }
    : { ...next, found, text: { ...noText, chainId } };
}

/** Whether both come from one log; cast's output lacks its time and chain. */
function isSameEvent(one: FoundMessage['text'], other: FoundMessage['text']): boolean {
  return (['origin', 'blockNumber', 'logIndex', 'payload'] as const).every(
    (field) => one[field] === other[field],
  );
}

/** Fields for an event. Keeps the timestamp if the event lacks one and is the same as before. */
function filled(state: State, { text }: FoundMessage, chainId: string): MessageText {
  const timestamp =
    text.timestamp === '' && isSameEvent(text, state.text) ? state.text.timestamp : text.timestamp;
  return { ...text, timestamp, chainId };
}

/** What the form shows for a state. */
export interface View {
  readonly problems: ReadonlyMap<MessageField | EndpointField, string>;
  readonly endpoints: Partial<Endpoints>;
  /** For the live region. */
  readonly status: string;
  readonly results?: {
    readonly message: Message;
    readonly encoded: EncodedMessage;
    readonly relay: Result<SentMessage, MessageField>;
  };
}

/** Computes the problems or the results. */
export function view(state: State): View {
  const problems = new Map<MessageField | EndpointField, string>();
  const endpoints: Partial<Record<EndpointField, string>> = {};
  for (const field of endpointFields) {
    const reading = readEndpoint(state.endpoints[field], field);
    if (reading.ok) endpoints[field] = reading.value;
    else problems.set(field, reading.problem.message);
  }

  const reading = readMessage(state.text);
  if (!reading.ok) {
    // An empty field is unfinished, not wrong.
    const missing = messageFields.filter((field) => state.text[field].trim() === '');
    for (const { field, message } of reading.problems)
      if (!missing.includes(field)) problems.set(field, message);
    return { problems, endpoints, status: incomplete(state, missing, problems) };
  }

  const message = reading.value;
  const relay = readRelay(message);
  if (!relay.ok && relay.problem.field === 'chainId') {
    problems.set('chainId', relay.problem.message);
    return { problems, endpoints, status: count(problems) };
  }
  const encoded = encodeAccessList(message);
  const keys = encoded.accessList[0]?.storageKeys.length ?? 0;
  const command = !relay.ok
    ? '. relayMessage would refuse this message.'
    : endpoints.destination === undefined
      ? '.'
      : `, and the command that relays the message to chain ${relay.value.destination}.`;
  const sentences = [
    // The results still match the fields, but not the text above them.
    ...(state.pasteProblem === undefined
      ? []
      : [`${notUnderstood(state.pasteProblem)} The fields are as they were.`]),
    `Done: an access list of ${keys} keys${command}`,
    ...(problems.size === 0 ? [] : [count(problems)]),
  ];
  return { problems, endpoints, status: sentences.join(' '), results: { message, encoded, relay } };
}

function notUnderstood(problem: string): string {
  return `The pasted text was not understood. ${problem}`;
}

function incomplete(
  state: State,
  missing: readonly MessageField[],
  problems: ReadonlyMap<string, string>,
): string {
  if (state.pasteProblem !== undefined) return notUnderstood(state.pasteProblem);
  if (problems.size > 0) return count(problems);
  if (state.found.length > 1 && state.choice === undefined) {
    return `The pasted text has ${state.found.length} messages. Choose the one to relay.`;
  }
  if (missing.length === messageFields.length)
    return 'Paste an event or a receipt, or fill in the six fields.';
  return `Still missing: ${missing.map((field) => fieldNames[field]).join(', ')}.`;
}

function count(problems: ReadonlyMap<string, string>): string {
  const [first] = problems.values();
  return problems.size === 1
    ? `One problem: ${first ?? ''}`
    : `${problems.size} problems. The first: ${first ?? ''}`;
}
