import { useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a field does that starts with an example. */
interface Handlers {
  readonly onFocus: (event: { readonly currentTarget: Field }) => void;
  readonly onClick: (event: { readonly currentTarget: Field }) => void;
  readonly onBlur: () => void;
}

/**
 * Has a field that still holds its example select all of it as the reader comes to it, so that what is typed or pasted
 * takes its place. Once they are in it, a click puts the cursor where they point.
 */
export default function useExampleText(example: string): Handlers {
  const entered = useRef(false);
  const offer = (field: Field): void => {
    // A press puts the cursor into the field after it has given it the focus, and selects nothing unless it is dragged.
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
