import { type ReactNode } from 'react';

import { releasesWith, unexplainedErrors } from '@site/src/data/contractErrors';
import { type CustomError, errorAnchor, errorGroups } from '@site/src/data/errors';

import tableStyles from '../../../ui/MarkdownTable/styles.module.css';
import Scroller from '../../../ui/Scroller';

const errors = unexplainedErrors(errorGroups).errors.flatMap((error): readonly CustomError[] =>
  error.kind === 'custom' ? [error] : [],
);
const caption = 'Errors known only by signature';

/** Contract errors that no group explains: selector, contracts and releases. */
export default function OtherErrors(): ReactNode {
  return (
    <Scroller label={caption} className={tableStyles.table}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Error</th>
            <th scope="col">Selector</th>
            <th scope="col">Contracts</th>
            <th scope="col">Releases</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <tr key={error.id} id={errorAnchor(error)}>
              <th scope="row">
                <code>{error.signature}</code>
              </th>
              <td>
                <code>{error.selector}</code>
              </td>
              <td>{error.contract}</td>
              <td>{releasesWith(error.signature)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
