import { useId } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * An id that pairs elements: a field with its label and its hint.
 *
 * It changes once the page runs. Pages are made by React and taken over by Preact, whose ids are others
 * and which leaves the attributes of a page as they are until their value changes; without the change a
 * hint would keep the old id where a field already names the new one.
 */
export default function usePairingId(): string {
  const id = useId();
  return useIsBrowser() ? `${id}-` : id;
}
