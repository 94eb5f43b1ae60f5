/** The page model: metadata of every page, extracted once from Docusaurus. */
import * as z from 'zod';

/** A page of any version, or outside the documentation. */
export const pageFactsSchema = z.strictObject({
  route: z.string().describe('Path without the base URL: /, /interop/explainer.'),
  address: z.string().describe('Absolute address of the page itself.'),
  canonical: z
    .string()
    .describe('Absolute address that search engines should show: its own, or that of the page it repeats.'),
  title: z.string(),
  description: z.string(),
  noIndex: z.boolean().describe('Whether search engines and other programs should leave the page out.'),
  version: z
    .string()
    .optional()
    .describe('Name of the documentation version; pages outside the documentation have none.'),
  section: z
    .string()
    .optional()
    .describe('Route of the landing page of its section; the first page of a version belongs to none.'),
  topic: z.string().optional(),
  contentType: z.string().optional().describe('Id of the kind of page.'),
  personas: z.array(z.string()).describe('Ids of its readers.'),
  categories: z.array(z.string()).describe('Ids of its subjects.'),
  sources: z.array(z.string()).describe('Addresses of the sources that the page was checked against.'),
  timeNeeded: z.number().optional().describe('Minutes a tutorial takes.'),
  searchTerms: z.array(z.string()),
  questions: z.array(z.string()),
  updated: z.iso
    .datetime()
    .optional()
    .describe('Time of its last change in the history of the repository; absent if unknown.'),
  next: z.string().optional().describe('Route of the next page in the navigation tree.'),
  picture: z
    .string()
    .optional()
    .describe('Site path of its picture for link previews; a page that search engines leave out has none.'),
});

export type PageFacts = z.infer<typeof pageFactsSchema>;

/**
 * The model passed from `docusaurus build` to the finishing steps, by route.
 */
export const pageModelSchema = z.array(pageFactsSchema).min(1);

/** Name in the generated folder of `page-metadata`. */
export const pageModelFile = 'pages.json';

/** Parses the model. Throws if it is from another version of the site. */
export function readPageModel(json: string): PageFacts[] {
  const model = pageModelSchema.safeParse(JSON.parse(json));
  if (!model.success) {
    throw new Error(
      `${pageModelFile} is from another version of the site. Run: npm run build\n${z.prettifyError(model.error)}`,
    );
  }
  return model.data;
}

/** Day of a page's last change, YYYY-MM-DD. */
export function dayOf({ updated }: Pick<PageFacts, 'updated'>): string | undefined {
  return updated?.slice(0, 10);
}
