import { drawnWidth, fullWidth } from '@site/src/ui/Diagram/drawing';
import describeDiagram from '@site/src/ui/Diagram/describeDiagram';
import wrapLabels from '@site/src/ui/Diagram/wrapLabels';

describe('the labels of a sequence diagram', () => {
  const source = `sequenceDiagram
  participant M as L2ToL2CrossDomainMessenger on the source
  participant N as Node
  M->>N: relayMessage with the identifier and the payload
  Note over M,N: the access list names the message before it is executed on the destination
  N-->>M: done`;

  it('take several lines of about the same length where they are long', () => {
    expect(wrapLabels(source).split('\n').slice(1)).toEqual([
      '  participant M as L2ToL2CrossDomainMessenger<br/>on the source',
      '  participant N as Node',
      '  M->>N: relayMessage with<br/>the identifier<br/>and the payload',
      '  Note over M,N: the access list names the<br/>message before it is<br/>executed on the destination',
      '  N-->>M: done',
    ]);
  });

  it('are broken between words only, and say the same', () => {
    expect(describeDiagram(wrapLabels(source))).toEqual(describeDiagram(source));
  });

  it('stay as they are where the page breaks them itself', () => {
    const broken = 'sequenceDiagram\n  A->>B: a first line that is long<br/>and a second';
    expect(wrapLabels(broken)).toBe(broken);
  });
});

describe('the labels of links in a flowchart', () => {
  it('take several lines in both ways of writing them; names are left to Mermaid', () => {
    const source = `flowchart LR
  A[A name of several words] -->|posts batches every few minutes| B
  B -- reads the data again --> C
  C --> D`;
    expect(wrapLabels(source)).toBe(`flowchart LR
  A[A name of several words] -->|posts batches<br/>every few<br/>minutes| B
  B -- reads the<br/>data again --> C
  C --> D`);
    expect(describeDiagram(wrapLabels(source))).toEqual(describeDiagram(source));
  });
});

describe('a drawing', () => {
  it('may shrink to three quarters, which leaves its type 12 px', () => {
    const svg = '<svg viewBox="-50 -10 1001.5 300">';
    expect([fullWidth(svg), drawnWidth(svg)]).toEqual([1001.5, 752]);
  });

  it('takes the room there is where it does not say how wide it is', () => {
    expect(drawnWidth('<svg>')).toBe(0);
  });
});
