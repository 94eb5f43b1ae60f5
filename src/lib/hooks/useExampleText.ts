import { useRef } from 'react';

type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd' | 'select'>;

interface Handlers {
  readonly onFocus: (event: { readonly currentTarget: Field }) => void;
  readonly onClick: (event: { readonly currentTarget: Field }) => void;
  readonly onBlur: () => void;
}

/**
 * Selects an untouched example on focus, so that typing replaces it; later
 * clicks place the cursor.
 */
export default function useExampleText(example: string): Handlers {
  const entered = useRef(false);
  const offer = (field: Field): void => {
    // The press that focuses a field places the cursor afterwards, clearing the
    // selection unless dragged.
    if (!entered.current && field.value === example && field.selectionStart === field.selectionEnd) {
      field.select();
    }
  };
  return {
    onFocus: ({ currentTarget }) => offer(currentTarget),
    onClick: ({ currentTarget }) => {
      offer(currentTarget);
      entered.current = true;
    },
    onBlur: () => {
      entered.current = false;
    },
  };
}
