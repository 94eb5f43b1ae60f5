import { type ReactNode, useId, useReducer } from 'react';

import { type EndpointField, contextCommands } from '@site/src/tools/relay/castSend';
import { SENT_MESSAGE_SIGNATURE } from '@site/src/tools/relay/contracts';
import { type MessageField } from '@site/src/tools/relay/identifier';

import { AreaField, FieldGrid, TextField } from '../../../ui/fields';
import ChainProofs from './ChainProofs';
import Results from './Results';
import { type Action, type State, exampleState, reduce, view } from './state';
import styles from './styles.module.css';

function Choice({
  state,
  dispatch,
}: {
  readonly state: State;
  readonly dispatch: (action: Action) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>Which message?</legend>
      {state.found.map(({ text, sent }, index) => (
        <label key={`${text.blockNumber}-${text.logIndex}`}>
          <input
            type="radio"
            name={name}
            checked={state.choice === index}
            onChange={() => dispatch({ type: 'choose', choice: index })}
          />
          <span>
            block {text.blockNumber}, log {text.logIndex}: nonce {String(sent.nonce)} to chain{' '}
            {String(sent.destination)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The form, a function of its state; nothing is sent or stored. */
export default function Workbench(): ReactNode {
  const [state, dispatch] = useReducer(reduce, exampleState);
  const { problems, endpoints, status, results } = view(state);
  const commands =
    endpoints.source === undefined
      ? undefined
      : contextCommands(state.text.blockNumber.trim() || 'NUMBER', endpoints.source);

  const bound = (name: MessageField) => ({
    value: state.text[name],
    onChange: (value: string) => dispatch({ type: 'field', field: name, value }),
    problem: problems.get(name),
  });
  const number = (name: MessageField, label: string, question?: string) => (
    <TextField
      {...bound(name)}
      label={label}
      inputMode="numeric"
      code
      hint={
        question && (
          <>
            Ask: <code>{question}</code>
          </>
        )
      }
    />
  );
  const endpoint = (name: EndpointField, label: string) => (
    <TextField
      label={label}
      inputMode="text"
      code
      value={state.endpoints[name]}
      onChange={(value) => dispatch({ type: 'endpoint', field: name, value })}
      problem={problems.get(name)}
    />
  );

  return (
    <>
      <form onSubmit={(event) => event.preventDefault()} noValidate>
        <fieldset>
          <legend>1. The event</legend>
          <AreaField
            scrolls
            label="Output of cast logs, or a receipt"
            value={state.paste}
            example={exampleState.paste}
            onChange={(paste) => dispatch({ type: 'paste', paste })}
            problem={state.pasteProblem}
            rows={8}
            hint={
              <>
                Text or JSON of <code>cast logs '{SENT_MESSAGE_SIGNATURE}'</code>, or what{' '}
                <code>cast receipt</code>, <code>cast send</code> or <code>eth_getTransactionReceipt</code>{' '}
                answered. It fills in the fields below.
              </>
            }
          />
          {state.found.length > 1 && <Choice state={state} dispatch={dispatch} />}
          <p className={styles.buttons}>
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => dispatch({ type: 'empty' })}
            >
              Clear
            </button>
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => dispatch({ type: 'example' })}
            >
              Example
            </button>
          </p>
        </fieldset>

        <fieldset>
          <legend>2. The identifier and the payload</legend>
          <FieldGrid>
            {/* An address is too long for a column. */}
            <TextField {...bound('origin')} label="Origin" inputMode="text" code wide />
            {number('blockNumber', 'Block number')}
            {number('logIndex', 'Log index')}
            {number('timestamp', 'Timestamp of the block', commands?.timestamp)}
            {number('chainId', 'Chain ID of the source chain', commands?.chainId)}
          </FieldGrid>
          <AreaField {...bound('payload')} label="Payload" rows={3} scrolls />
        </fieldset>

        <fieldset>
          <legend>3. The RPC URLs of your chains</legend>
          <FieldGrid>
            {endpoint('source', 'RPC URL of the source chain')}
            {endpoint('destination', 'RPC URL of the destination chain')}
            {endpoint('admin', 'Admin URL of Supersim')}
          </FieldGrid>
          <p className={styles.hint}>
            They appear only in commands; this page calls none of them. The private key stays a variable of
            your shell.
          </p>
        </fieldset>
      </form>

      <p role="status" className={results ? styles.done : styles.waiting}>
        {status}
      </p>
      {results && <Results {...results} endpoints={endpoints} />}
      {results && (
        <ChainProofs
          source={results.message.identifier.chainId}
          destination={results.relay.ok ? results.relay.value.destination : undefined}
        />
      )}
    </>
  );
}
