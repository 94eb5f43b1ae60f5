import ErrorScreen from '@site/src/components/page/ErrorScreen';

import { markupOf, textOf } from '../../../../tests/support/markup';

const reportOf = (addressKnown: boolean): string =>
  textOf(
    markupOf(
      <ErrorScreen status={404} title="Page Not Found" issueHref="/issues/new" addressKnown={addressKnown}>
        <p>There is no page at this address.</p>
      </ErrorScreen>,
    ),
  );

test('the error screen says that the form has the address only if it does', () => {
  expect(reportOf(true)).toContain('Submit an issue ; the form already contains the address.');
  expect(reportOf(false)).toMatch(/Submit an issue \. $/);
});
