import {
  dateText,
  groupNotices,
  lastDate,
  type NoticeEntry,
  noticesToActOn,
} from '@site/src/content/notices';
import { type Notice, noticeSchema } from '@site/src/content/notice';
import { validatePage } from '@site/src/content/frontMatter';

const notice: Notice = {
  status: 'done',
  published: '2025-10-01',
  audience: ['node-operator'],
  otherwise: 'Nodes with older software leave the chain at the activation.',
};

function entry(title: string, change: Partial<Notice>): NoticeEntry {
  return {
    route: `/notices/${title}`,
    title,
    description: `About ${title}.`,
    notice: { ...notice, ...change },
  };
}

describe('the list of notices', () => {
  it('puts those that ask for action first, and the newest of each status on top', () => {
    const groups = groupNotices([
      entry('old', { published: '2025-01-01' }),
      entry('urgent', { status: 'act-now' }),
      entry('new', { published: '2026-01-01' }),
      entry('dropped', { status: 'withdrawn' }),
    ]);
    expect(groups.map(({ label, entries }) => [label, entries.map(({ title }) => title)])).toEqual([
      ['Act now', ['urgent']],
      ['Done', ['new', 'old']],
      ['Withdrawn', ['dropped']],
    ]);
  });

  it('is cut to those that ask for action where only these are shown, newest first', () => {
    const open = noticesToActOn([
      entry('older', { status: 'act-now', published: '2025-01-01' }),
      entry('done', {}),
      entry('newer', { status: 'act-now', published: '2026-01-01' }),
      entry('later', { status: 'planned' }),
    ]);
    expect(open.map(({ title }) => title)).toEqual(['newer', 'older']);
  });

  it('dates a notice by its last deadline rather than by its publication', () => {
    const deadlines = [
      { network: 'OP Mainnet', at: '2025-12-02T16:00:01Z', what: 'Jovian activates.' },
      { network: 'OP Sepolia', at: '2025-11-19T16:00:01Z', what: 'Jovian activates.' },
    ];
    expect(lastDate({ ...notice, deadlines, updated: '2026-02-01' })).toBe('2025-12-02');
    expect(lastDate({ ...notice, updated: '2026-02-01' })).toBe('2026-02-01');
    expect(lastDate(notice)).toBe('2025-10-01');
  });

  it('shows a time with its zone and a day as it is', () => {
    expect(dateText('2025-12-02T16:00:01Z')).toBe('2025-12-02 16:00:01 UTC');
    expect(dateText('2025-12-02')).toBe('2025-12-02');
  });
});

describe('the head of a notice', () => {
  it('accepts every field', () => {
    const full = {
      ...notice,
      deadlines: [{ network: 'OP Mainnet', at: '2025-12-02T16:00:01Z', what: 'Jovian activates.' }],
      versions: [{ component: 'op-node', minimum: 'v1.16.2' }],
    };
    expect(noticeSchema.parse(full)).toEqual(full);
  });

  it('is told where it is wrong, in words, and what belongs there', () => {
    const page = {
      title: 'Upgrade 17',
      description: 'What Upgrade 17 asks of node and chain operators, and how to check that it is done.',
      lang: 'en-US',
      content_type: 'notice',
      topic: 'upgrade-17',
      personas: ['node-operator'],
      categories: ['network-upgrades'],
      is_imported_content: 'false',
      notice: {
        ...notice,
        status: 'act-nw',
        audience: [],
        deadlines: [{ network: 'OP Mainnet', at: 'December 2', what: 'Jovian activates.' }],
      },
    };
    const problems = validatePage('docs/notices/a.mdx', page);
    expect(problems.map(({ field, message, nearest }) => [field, message, nearest])).toEqual([
      ['notice.status', '"act-nw" is not allowed.', 'act-now'],
      ['notice.audience', 'has 0 entries; it needs at least 1.', undefined],
      ['notice.deadlines[0].at', '"December 2" is not allowed.', undefined],
    ]);
    expect(problems[2]?.allowed).toEqual([
      "a day as '2025-12-02' or a UTC time as '2025-12-02T16:00:01Z', in quotes",
    ]);
  });

  it('asks only readers of the page to act', () => {
    const [problem] = validatePage('docs/notices/a.mdx', {
      title: 'Upgrade 17',
      description: 'What Upgrade 17 asks of node and chain operators, and how to check that it is done.',
      lang: 'en-US',
      content_type: 'notice',
      topic: 'upgrade-17',
      personas: ['node-operator'],
      categories: ['network-upgrades'],
      is_imported_content: 'false',
      notice: { ...notice, audience: ['app-developer'] },
    });
    expect(problem?.message).toBe('"app-developer" is not among the personas of the page.');
  });

  it('belongs to notices only', () => {
    const [problem] = validatePage('docs/a.mdx', {
      title: 'A guide',
      description: 'A description that is long enough to pass the check of its length.',
      lang: 'en-US',
      content_type: 'guide',
      topic: 'a-guide',
      personas: ['node-operator'],
      categories: ['network-upgrades'],
      is_imported_content: 'false',
      notice,
    });
    expect(problem?.message).toBe('belongs to pages of the type notice, not guide.');
  });
});
