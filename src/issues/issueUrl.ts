/** Issue forms of `.github/ISSUE_TEMPLATE`, by file name without its ending. */
export type IssueForm = 'page-problem' | 'page-feedback' | 'site-error';

/**
 * Address of an issue form with fields filled in. GitHub fills the form's fields by their ids.
 *
 * @param fields values by field id; empty ones are left out, long ones cut so that the address stays usable
 */
export function issueUrl(
  repositoryUrl: string,
  form: IssueForm,
  fields: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ template: `${form}.yml` });
  for (const [id, value] of Object.entries(fields)) {
    if (value !== '') {
      query.set(id, value.slice(0, maxFieldLength));
    }
  }
  return `${repositoryUrl}/issues/new?${query.toString()}`;
}

/** GitHub answers addresses beyond some 8 kB with an error. */
const maxFieldLength = 1500;
