/** Issue forms of `.github/ISSUE_TEMPLATE`, by file name without its ending, with the ids of their fields. */
export const issueForms = {
  'page-problem': ['page', 'version', 'problem'],
  'page-feedback': ['page', 'version', 'useful', 'goal'],
  'site-error': ['page', 'error'],
} as const;

/** Name of an issue form. */
export type IssueForm = keyof typeof issueForms;

/** What can be filled in: the fields of a form, and the title, which every issue has. */
export type IssueField<Form extends IssueForm> = (typeof issueForms)[Form][number] | 'title';

/**
 * Address of an issue form with fields filled in. GitHub fills the form's fields by their ids.
 *
 * @param fields values by field id; empty ones are left out, long ones cut so that the address stays usable
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

/** Characters of the address that a field takes at most: GitHub answers addresses beyond some 8 kB with an error, and no form fills in more than five. */
const maxFieldLength = 1500;

/** As much of a text as fits, measured as the address writes it: a letter can take nine characters there. */
function beginning(text: string): string {
  // Nearly every text; each page asks on its way into the browser.
  if (text.length * 9 <= maxFieldLength) return text;
  let length = 0;
  let end = 0;
  // By code points, so that none is cut in two.
  for (const character of text) {
    length += new URLSearchParams({ '': character }).toString().length - 1;
    if (length > maxFieldLength) break;
    end += character.length;
  }
  return text.slice(0, end);
}
