import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

import { answers, feedbackUrl } from '@site/src/features/feedback/answers';
import { sendAnswer } from '@site/src/features/feedback/send';

import { root } from '../../../../tests/support/repository';

interface Form {
  readonly body: readonly {
    readonly id: string;
    readonly type: string;
    readonly attributes: { readonly options?: readonly string[] };
    readonly validations?: { readonly required?: boolean };
  }[];
}

const form = parse(readFileSync(path.join(root, '.github/ISSUE_TEMPLATE/page-feedback.yml'), 'utf8')) as Form;

describe('an answer to "Was this page useful?"', () => {
  it.each(answers)('%s opens the form with page, version and answer filled in', (answer) => {
    const url = new URL(
      feedbackUrl('https://github.com/a/b', { permalink: '/interop/x', version: 'current' }, answer),
    );
    expect(url.origin + url.pathname).toBe('https://github.com/a/b/issues/new');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      template: 'page-feedback.yml',
      title: `Feedback: /interop/x (useful: ${answer.toLowerCase()})`,
      page: '/interop/x',
      version: 'current',
      useful: answer,
    });
  });

  it('fits the form: each field is there, the answers are its choices, and it asks for more than they give', () => {
    const url = new URL(feedbackUrl('https://github.com/a/b', { permalink: '/', version: 'current' }, 'No'));
    const filled = [...url.searchParams.keys()].filter((key) => key !== 'template' && key !== 'title');
    expect(form.body.map(({ id }) => id)).toEqual(expect.arrayContaining(filled));
    expect(form.body.find(({ id }) => id === 'useful')?.attributes.options).toEqual([...answers]);
    const required = form.body.filter(({ validations }) => validations?.required).map(({ id }) => id);
    expect(required).toEqual(expect.arrayContaining(['page', 'useful', 'goal']));
  });
});

describe('an answer that is sent to an address of the host', () => {
  const answer = { page: '/interop/x', version: 'current', useful: 'Partly' } as const;

  it('is a small JSON with the page, its version and the answer, and tells nothing of the reader', async () => {
    const requests: Request[] = [];
    const taken = await sendAnswer('https://api.example.org/feedback', answer, (url, init) => {
      requests.push(new Request(url, init));
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    const [request] = requests;
    expect([taken, requests.length, request?.method, request?.credentials, request?.referrerPolicy]).toEqual([
      true,
      1,
      'POST',
      'omit',
      'no-referrer',
    ]);
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual(answer);
  });

  it.each([
    ['answers with an error', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('counts as not sent where the address %s', async (_what, request) => {
    expect(await sendAnswer('/api/feedback', answer, request)).toBe(false);
  });
});
