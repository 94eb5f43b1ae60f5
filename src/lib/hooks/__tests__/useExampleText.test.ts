import useExampleText from '@site/src/lib/hooks/useExampleText';
import { openPage } from '@site/tests/support/page';
import { runHook } from '@site/tests/support/runHook';

openPage();

const example = '0x1234';

/** A field with the cursor at its start, unless text is selected; counts calls of `select()`. */
function fieldWith(value: string, selectionEnd = 0) {
  return { value, selectionStart: 0, selectionEnd, select: jest.fn() };
}

describe('an example in a field', () => {
  it('is selected when the reader comes to it, so that typing replaces it', async () => {
    const { newest } = await runHook(useExampleText, example);
    const field = fieldWith(example);
    newest().onFocus({ currentTarget: field });
    newest().onClick({ currentTarget: field });
    expect(field.select).toHaveBeenCalledTimes(2);
  });

  it('lets later clicks place the cursor, until the reader leaves', async () => {
    const { newest } = await runHook(useExampleText, example);
    newest().onClick({ currentTarget: fieldWith(example) });
    const field = fieldWith(example);
    newest().onClick({ currentTarget: field });
    expect(field.select).not.toHaveBeenCalled();
    newest().onBlur();
    newest().onFocus({ currentTarget: field });
    expect(field.select).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the reader has changed it', fieldWith('0x12345')],
    ['the reader has selected a part', fieldWith(example, 2)],
  ])('is not selected if %s', async (_why, field) => {
    (await runHook(useExampleText, example)).newest().onFocus({ currentTarget: field });
    expect(field.select).not.toHaveBeenCalled();
  });
});
