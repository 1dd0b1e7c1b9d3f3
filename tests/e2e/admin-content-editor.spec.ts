import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  createItem,
  insertPicture,
  newTitle,
  pictureFile,
  readMarkdown,
  save,
  textOf,
  typeText,
} from '../support/staff-content.ts';
import { signInStaff } from '../support/staff-pages.ts';

async function openEditor(page: Page): Promise<void> {
  await signInStaff(page, 'editor');
  await createItem(page, newTitle());
}

/** Pastes as a program would. */
async function paste(page: Page, html: string, text = 'text'): Promise<void> {
  await textOf(page).click();
  await textOf(page).evaluate(
    (element, given) => {
      const data = new DataTransfer();
      data.setData('text/html', given.html);
      data.setData('text/plain', given.text);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { html, text },
  );
}

/** Types syllables as a Korean input method does: each letter changes the composition. */
async function compose(page: Page, syllables: readonly (readonly string[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const steps of syllables) {
    for (const text of steps)
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
  }
}

const hangul = [
  ['ㅎ', '하', '한'],
  ['ㄱ', '그', '글'],
  ['ㄷ', '도'],
] as const;

test('Korean syllables are composed, also in a heading, a list, a cell and bold text', async ({ page }) => {
  await openEditor(page);
  await textOf(page).click();
  await page.keyboard.type('## ');
  await compose(page, hangul);
  await page.keyboard.press('Enter');
  await page.keyboard.type('- ');
  await compose(page, hangul);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await compose(page, hangul);
  await page.keyboard.press('Control+b');
  await compose(page, [['ㅇ', '으', '은']]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert a table' }).click();
  await compose(page, hangul);
  await page.keyboard.press('Tab');
  await compose(page, [['ㅋ', '카', '칸']]);
  expect(await readMarkdown(page)).toBe(
    ['## 한글도\n\n- 한글도\n- **한글도**은\n', '| 한글도 | 칸 | |\n|---|---|---|\n| | | |\n| | | |'].join(
      '\n',
    ),
  );
});

test('typed Markdown, buttons and shortcuts write the same', async ({ page }) => {
  await openEditor(page);
  await textOf(page).click();
  await page.keyboard.type('Heading');
  await page.keyboard.press('Control+Alt+2');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.type('### Smaller');
  await page.keyboard.press('Enter');
  await page.keyboard.type('# Not larger than the page');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1. one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> said');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Italic' }).click();
  await page.keyboard.type('slanted');
  await page.getByRole('button', { name: 'Italic' }).click();
  await page.keyboard.type(' and <b>plain</b>');
  await page.getByRole('button', { name: 'Horizontal rule' }).click();
  await page.keyboard.type('end');
  expect(await readMarkdown(page)).toBe(
    [
      '## Heading',
      '### Smaller',
      '## Not larger than the page',
      '1. one\n   1. two',
      '> said',
      '*slanted* and \\<b>plain\\</b>',
      '---',
      'end',
    ].join('\n\n'),
  );
});

test('plain Markdown and formatted text are two views of one text', async ({ page }) => {
  await openEditor(page);
  await typeText(page, 'first');
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(textOf(page)).toHaveValue('first');
  await textOf(page).fill('## 제목\n\n**루미바이옴(회사)**은 [원료](/business/material)를 만듭니다.');
  await page.getByRole('button', { name: 'Formatted' }).click();
  await expect(textOf(page).getByRole('heading', { level: 2, name: '제목' })).toBeVisible();
  await expect(textOf(page).locator('strong')).toHaveText('루미바이옴(회사)');
  await expect(textOf(page).getByRole('link', { name: '원료' })).toBeVisible();
  await save(page);
  await page.reload();
  await expect(textOf(page).locator('strong')).toHaveText('루미바이옴(회사)');
  await page.keyboard.press('Control+z');
});

test('undo and redo', async ({ page }) => {
  await openEditor(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeDisabled();
  await textOf(page).click();
  await page.keyboard.type('one');
  await page.keyboard.press('Control+z');
  await expect(textOf(page)).toHaveText('');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(textOf(page)).toHaveText('one');
  await undo.click();
  await expect(textOf(page)).toHaveText('');
});

test('a link is set to a page that is found by its name, or to an address', async ({ page }) => {
  await openEditor(page);
  await typeText(page, 'our materials');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByRole('combobox', { name: 'Address or name of a page' });
  await address.fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Please choose a page from the list')).toBeVisible();
  await address.fill('Ingredients');
  await page.getByRole('option', { name: /business\/material/ }).click();
  await expect(address).toHaveValue('/business/material');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type(', ');
  await page.keyboard.press('Control+k');
  await address.fill('partner.example');
  await dialog.getByRole('textbox', { name: 'Text of the link' }).fill('a partner');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await readMarkdown(page)).toBe(
    '[our materials](/business/material), [a partner](https://partner.example)',
  );
});

test('a news item of the site is found for a link', async ({ page }) => {
  await openEditor(page);
  await typeText(page, 'x');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('combobox').fill('LMB-07G');
  await page.getByRole('option', { name: /News/ }).first().click();
  await expect(dialog.getByRole('combobox')).toHaveValue(/^\/news\/\d+$/);
});

test('rows and columns of a table are added and removed', async ({ page }) => {
  await openEditor(page);
  await textOf(page).click();
  await page.getByRole('button', { name: 'Insert a table' }).click();
  await page.keyboard.type('A');
  await page.keyboard.press('Tab');
  await page.keyboard.type('B|b');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Change the table' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Add a column to the right');
  await choose('Add a row below');
  await choose('Delete the column');
  await expect(textOf(page).locator('tr')).toHaveCount(4);
  await expect(textOf(page).locator('tr').first().locator('th')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  const markdown = await readMarkdown(page);
  expect(markdown).toMatch(/^\| A \| .*\n\|---\|---\|---\|\n/);
});

test('a picture needs a description, and can be changed by keyboard', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(dialog.getByText('Please choose a picture.')).toBeVisible();
  await expect(dialog.getByText('Please describe the picture.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await insertPicture(page, 'A fermenter');
  await textOf(page).getByRole('img').click();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill('A 5,000 L fermenter');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(textOf(page).getByRole('img', { name: 'A 5,000 L fermenter' })).toBeVisible();
  expect(await readMarkdown(page)).toMatch(/^!\[A 5,000 L fermenter\]\(\/api\/v1\/pictures\/[\w-]+\.avif\)$/);
});

test('a picture is pasted and dropped', async ({ page }) => {
  await openEditor(page);
  const { buffer } = await pictureFile();
  for (const kind of ['paste', 'drop'] as const) {
    await textOf(page).click();
    await textOf(page).evaluate(
      (element, given) => {
        const bytes = Uint8Array.from(atob(given.base64), (char) => char.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], `${given.kind}.png`, { type: 'image/png' }));
        const { left, top } = element.getBoundingClientRect();
        const place = { clientX: left + 40, clientY: top + 30, bubbles: true, cancelable: true };
        element.dispatchEvent(
          given.kind === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', { dataTransfer: data, ...place }),
        );
      },
      { base64: buffer.toString('base64'), kind },
    );
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await expect(dialog.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill(`By ${kind}`);
    await dialog.getByRole('button', { name: 'Insert the picture' }).click();
    await expect(textOf(page).getByRole('img', { name: `By ${kind}` })).toBeVisible();
  }
});

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{mso-style-name:x}</style></head><body>
<!--StartFragment--><h1><b>균수 <o:p></o:p></b></h1>
<p class=MsoNormal style='font-family:"Malgun Gothic"'><span lang=EN-US style='font-weight:700'>7.5조</span>입니다.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>하나</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>안쪽</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>둘</p>
<table><tr><td colspan=2><p><b>항목</b></p></td></tr><tr><td><p>가</p><p>나</p></td><td>2</td></tr></table>
<p><img src="file:///C:/a.png"></p><script>alert(1)</script><!--EndFragment--></body></html>`;

const fromHangul = `<!--StartFragment--><p class="0" style="text-align:center"><span style="font-weight:bold">보도 자료</span></p>
<p class="0"><span>○ 첫째 항목</span></p><p class="0"><span>○ 둘째 항목</span></p>
<p class="0"><!--[if !supportEmptyParas]-->&nbsp;<!--[endif]--></p><p class="0">- 한 줄만 있는 문장</p><!--EndFragment-->`;

test('text of Word and Hangul becomes Markdown', async ({ page }) => {
  await openEditor(page);
  await paste(page, fromWord);
  await expect(page.getByText('Pictures in the pasted text that could not be taken over: 1.')).toBeVisible();
  expect(await readMarkdown(page)).toBe(
    ['## 균수', '**7.5조**입니다.', '- 하나\n  1. 안쪽\n- 둘', '| 항목 | |\n|---|---|\n| 가 나 | 2 |'].join(
      '\n\n',
    ),
  );
  await textOf(page).fill('');
  await page.getByRole('button', { name: 'Formatted' }).click();
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
  await paste(page, fromHangul);
  expect(await readMarkdown(page)).toBe(
    ['**보도 자료**', '- 첫째 항목\n- 둘째 항목', '\\- 한 줄만 있는 문장'].join('\n\n'),
  );
});

test('the toolbar has one tab stop, arrow keys, and is left to the text', async ({ page }) => {
  await openEditor(page);
  await textOf(page).click();
  await page.keyboard.press('Alt+F10');
  const toolbar = page.getByRole('toolbar', { name: 'Text formatting' });
  await expect(toolbar.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Bulleted list' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('item');
  await page.keyboard.press('Tab');
  await expect(textOf(page)).not.toBeFocused();
  expect(await readMarkdown(page)).toBe('- item');
});
