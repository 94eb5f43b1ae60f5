/** Later upgrades that a snapshot may name, with the reason. */
export const namedAhead: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  isthmus: {
    'Upgrade 16': 'Proposed in May 2025, before the day that the snapshot describes; its pages say so.',
  },
};
