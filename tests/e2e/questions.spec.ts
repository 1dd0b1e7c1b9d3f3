import { expect, test } from '../support/fixtures.ts';
import { newFile, pdf } from '../support/inquiry-page.ts';
import { whenLive } from '../support/live.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { newMember, signIn } from '../support/members.ts';
import { answerQuestion, createQuestion, storedQuestions } from '../support/questions.ts';

const late = 'This question was answered in the meantime';

test.describe('a question', () => {
  // The browser reports an expected refusal in the console.
  test.use({ expectedMessages: /status of 409/ });

  test('is stored once, changed, answered and read', async ({ page }) => {
    const { id: memberId, email } = await newMember();
    await signIn(page, email, '/mypage/questions');
    await expect(page.getByText('No content registered.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Ask a question' }).click();
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByLabel('Subject')).toBeFocused();
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Please enter a subject.');
    const content = page.getByRole('textbox', { name: 'Your question' });
    await expect(content).toHaveAccessibleDescription('Please enter the inquiry content.');
    await page.getByLabel('Subject').fill('How cool?');
    await content.fill('First line\nsecond line');
    await expect(page.getByText('22 / 5,000 characters')).toBeVisible();
    await page.getByRole('button', { name: 'Send question' }).dblclick();
    await expect(page.getByText('Your question has been registered.')).toBeVisible();
    await expect(page.getByText('No files uploaded.')).toBeVisible();
    const [question] = await storedQuestions(memberId);
    expect(await storedQuestions(memberId)).toHaveLength(1);

    await page.getByRole('link', { name: 'Change question' }).click();
    await page.getByLabel('Subject').fill('How cold?');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How cold?');
    await expect(page.getByText('Your question has been changed.')).toBeVisible();

    await answerQuestion(question?.id ?? 0, '**Below 25 °C.**\n\n- dry\n- dark');
    await page.goto('/mypage/questions?lang=en-US');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'How cold?' })).toContainText(
      'Answered',
    );
    await page.getByRole('link', { name: 'How cold?' }).click();
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer.locator('strong')).toHaveText('Below 25 °C.');
    await expect(answer.getByRole('listitem')).toHaveText(['dry', 'dark']);
    await expect(page.getByRole('link', { name: 'Change question' })).toHaveCount(0);
  });

  test('is shown although another window announces its session while the question is read', async ({
    page,
  }) => {
    const { email } = await newMember();
    await signIn(page, email);
    await page.route(/_serverFn\/getQuestion\?/, async (route) => {
      const sessionRead = page.waitForEvent('requestfinished', (request) =>
        request.url().includes('/getSession'),
      );
      await page.evaluate(() => new BroadcastChannel('session').postMessage('changed'));
      await sessionRead;
      await route.continue();
    });
    await createQuestion(page, { title: 'Two windows' });
    await expect(page.getByText('Your question has been registered.')).toBeVisible();
  });

  test('has files that are added, taken out and downloaded', async ({ page }) => {
    const { id: memberId, email } = await newMember();
    await signIn(page, email);
    await createQuestion(page, { title: 'Files', files: ['규격서.pdf', 'b.pdf'] });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /규격서\.pdf/ }).click(),
    ]);
    // The browser's file name depends on the machine's locale.
    const headers = (await page.request.get(download.url())).headers();
    expect(headers['content-disposition']).toContain(`''${encodeURIComponent('규격서.pdf')}`);
    await page.getByRole('link', { name: 'Change question' }).click();
    await page.getByRole('checkbox', { name: 'Remove b.pdf' }).check();
    await whenLive(page.getByLabel('Attached files'));
    await page
      .getByLabel('Attached files')
      .setInputFiles(newFile('c.pdf', Buffer.concat([pdf, Buffer.alloc(500, ' ')])));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your question has been changed.')).toBeVisible();
    expect((await storedQuestions(memberId))[0]?.files).toEqual(['규격서.pdf', 'c.pdf']);
    await page.getByRole('link', { name: 'Change question' }).click();
    for (const name of ['규격서.pdf', 'c.pdf'])
      await page.getByRole('checkbox', { name: `Remove ${name}` }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('No files uploaded.')).toBeVisible();
    expect((await storedQuestions(memberId))[0]?.files).toEqual([]);
  });

  test('is deleted by keyboard after a confirmation dialog', async ({ page }) => {
    const { id: memberId, email } = await newMember();
    await signIn(page, email);
    await createQuestion(page, { title: 'Never mind' });
    const remove = page.getByRole('link', { name: 'Delete question' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Delete this question?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    expect(await storedQuestions(memberId)).toHaveLength(1);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete question' }).click();
    await expect(page.getByText('The question has been deleted.')).toBeVisible();
    expect(await storedQuestions(memberId)).toEqual([]);
  });

  test('that was answered meanwhile shows the answer, and offers the typed values as a new one', async ({
    page,
  }) => {
    const { id: memberId, email } = await newMember();
    await signIn(page, email);
    const id = await createQuestion(page, { title: 'Shelf life?' });
    await page.getByRole('link', { name: 'Change question' }).click();
    await page.getByLabel('Subject').fill('Shelf life of an open stick?');
    await answerQuestion(id, 'Two years, closed.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert').filter({ hasText: late })).toBeFocused();
    await expect(page.getByText('Two years, closed.')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Shelf life of an open stick?');
    await page.getByRole('button', { name: 'Send as a new question' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelf life of an open stick?');
    expect((await storedQuestions(memberId)).map(({ title }) => title)).toEqual([
      'Shelf life?',
      'Shelf life of an open stick?',
    ]);
  });

  test('that was answered meanwhile is not deleted', async ({ page }) => {
    const { id: memberId, email } = await newMember();
    await signIn(page, email);
    const id = await createQuestion(page, { title: 'Too late' });
    await answerQuestion(id, 'Here it is.');
    await page.getByRole('link', { name: 'Delete question' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete question' }).click();
    await expect(page.getByRole('alert').filter({ hasText: late })).toBeVisible();
    await expect(page.getByText('Here it is.')).toBeVisible();
    expect(await storedQuestions(memberId)).toHaveLength(1);
  });
});

test('the upload progress is shown, and cancelling sends nothing', async ({ page }) => {
  const { id: memberId, email } = await newMember();
  await signIn(page, email, '/mypage/questions/new');
  await whenLive(page.getByLabel('Attached files'));
  await page.getByLabel('Subject').fill('Slow');
  await page.getByRole('textbox', { name: 'Your question' }).fill('Typed.');
  const large = Buffer.concat([pdf, Buffer.alloc(4_000_000, ' ')]);
  await page.getByLabel('Attached files').setInputFiles(newFile('large.pdf', large));
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 300_000,
  });
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('progressbar', { name: 'Sending progress' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('Typed.');
  expect(await storedQuestions(memberId)).toEqual([]);
});

test('a page past the end of the questions leads to page 1', async ({ page }) => {
  const { email } = await newMember({ sample: true });
  await signIn(page, email);
  await page.goto('/mypage/questions?lang=en-US&size=1&page=9');
  await expect(page.getByText('There is nothing on this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 4(00|09)/ });

  test('a question is sent with a file, changed, and deleted through a confirmation page', async ({
    page,
  }) => {
    const { id: memberId, email } = await newMember();
    await signIn(page, email, '/mypage/questions/new');
    await page.getByLabel('Attached files').setInputFiles(newFile('plain.pdf'));
    await page.getByLabel('Subject').fill('Plain');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText('Please choose these files again: plain.pdf')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Plain');
    await page.getByRole('textbox', { name: 'Your question' }).fill('Text');
    await page.getByLabel('Attached files').setInputFiles(newFile('plain.pdf'));
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText('Your question has been registered.')).toBeVisible();
    expect(await storedQuestions(memberId)).toMatchObject([{ title: 'Plain', files: ['plain.pdf'] }]);

    await page.getByRole('link', { name: 'Change question' }).click();
    await page.getByRole('checkbox', { name: 'Remove plain.pdf' }).check();
    await page.getByLabel('Subject').fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Please enter a subject.');
    await expect(page.getByRole('checkbox', { name: 'Remove plain.pdf' })).toBeChecked();
    await page.getByLabel('Subject').fill('Plainer');
    await page.getByRole('button', { name: 'Save changes' }).click();
    expect(await storedQuestions(memberId)).toMatchObject([{ title: 'Plainer', files: [] }]);

    await page.getByRole('link', { name: 'Delete question' }).click();
    await expect(page.getByRole('heading', { name: 'Delete this question?' })).toBeVisible();
    expect(await storedQuestions(memberId)).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete question' }).click();
    await expect(page.getByText('The question has been deleted.')).toBeVisible();
    expect(await storedQuestions(memberId)).toEqual([]);
  });

  test('an answer that arrived meanwhile is shown, and typed values are preserved', async ({ page }) => {
    const { id: memberId, email } = await newMember({ sample: true });
    const waiting = (await storedQuestions(memberId)).find(({ answer }) => answer === null);
    await signIn(page, email);
    await page.goto(`/mypage/questions/${waiting?.id}?lang=en-US&view=change`);
    await page.getByLabel('Subject').fill('Typed meanwhile');
    await answerQuestion(waiting?.id ?? 0, 'The answer.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert').filter({ hasText: late })).toBeVisible();
    await expect(page.getByText('The answer.')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Typed meanwhile');
    await page.getByRole('button', { name: 'Send as a new question' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed meanwhile');
  });
});

test('pages of questions pass axe in all their states', async ({ page }) => {
  test.setTimeout(360_000);
  const { email } = await newMember();
  await signIn(page, email, '/mypage/questions');
  await expectGoodLooks(page, { 'questions-empty': '/mypage/questions' });
  const id = await createQuestion(page, { title: 'Looks', files: ['a.pdf'] });
  const own = `/mypage/questions/${id}`;
  await expectGoodLooks(page, {
    questions: '/mypage/questions',
    'question-new': '/mypage/questions/new',
    'question-waiting': `${own}?done=asked`,
    'question-change': `${own}?view=change`,
    'question-delete': `${own}?view=delete`,
  });
  await answerQuestion(id, '## Answer\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  await expectGoodLooks(page, { 'question-answered': own });
});
