/** Forms in `.github/ISSUE_TEMPLATE` by file name, with field ids. */
export const issueForms = {
  'page-problem': ['page', 'version', 'problem'],
  'page-feedback': ['page', 'version', 'useful', 'goal'],
  'site-error': ['page', 'error'],
} as const;

export type IssueForm = keyof typeof issueForms;

/** A form's field id, or the title. */
export type IssueField<Form extends IssueForm> = (typeof issueForms)[Form][number] | 'title';

/**
 * Address of a prefilled issue form.
 *
 * @param fields by id; empty ones are omitted, long ones truncated
 */
export function issueUrl<Form extends IssueForm>(
  repositoryUrl: string,
  form: Form,
  fields: Readonly<Partial<Record<IssueField<Form>, string>>>,
): string {
  const query = new URLSearchParams({ template: `${form}.yml` });
  for (const [id, value] of Object.entries<string | undefined>(fields)) {
    if (value) {
      query.set(id, beginning(value));
    }
  }
  return `${repositoryUrl}/issues/new?${query.toString()}`;
}

/** Encoded characters: GitHub rejects addresses over some 8 kB, and forms prefill at most five fields. */
const maxFieldLength = 1500;

/**
 * The longest prefix that fits when encoded, up to nine characters a letter.
 */
function beginning(text: string): string {
  // Fast path; every page calls this on load.
  if (text.length * 9 <= maxFieldLength) return text;
  let length = 0;
  let end = 0;
  // By code point, to split no surrogate pair.
  for (const character of text) {
    length += new URLSearchParams({ '': character }).toString().length - 1;
    if (length > maxFieldLength) break;
    end += character.length;
  }
  return text.slice(0, end);
}
