import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUiStore, type NotificationType } from '#app/stores/ui-store.ts';

const types: NotificationType[] = ['info', 'success', 'error', 'warning', 'notify'];

function openStore() {
  const store = createUiStore();
  return { ui: store.getState, messages: () => store.getState().notifications.map(({ message }) => message) };
}

describe('notifications', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(types)('of type %s go by themselves after six seconds', (type) => {
    const { ui, messages } = openStore();
    ui().notify(type, 'said');
    expect(ui().notifications).toMatchObject([{ type, message: 'said' }]);
    vi.advanceTimersByTime(5_999);
    expect(messages()).toEqual(['said']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('that stay go when they are dismissed', () => {
    const { ui, messages } = openStore();
    const id = ui().notify('warning', 'offline', { stays: true });
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['offline']);
    ui().dismiss(id);
    expect(messages()).toEqual([]);
  });

  it('are four at most, the newest', () => {
    const { ui, messages } = openStore();
    for (const message of ['1', '2', '3', '4', '5']) ui().notify('info', message);
    expect(messages()).toEqual(['2', '3', '4', '5']);
  });
});

describe('dialogs', () => {
  const text = { title: 'Leave?', message: 'Typed values are lost.' };

  it.each([true, false])('a confirm answers %s', async (isConfirmed) => {
    const { ui } = openStore();
    const answer = ui().confirm(text);
    expect(ui().confirmDialog).toEqual({ ...text, isOpen: true });
    ui().closeConfirm(isConfirmed);
    expect(await answer).toBe(isConfirmed);
    expect(ui().confirmDialog).toEqual({ isOpen: false });
  });

  it('a confirm that another one replaces is answered no', async () => {
    const { ui } = openStore();
    const first = ui().confirm(text);
    const second = ui().confirm({ ...text, title: 'Delete?' });
    expect(await first).toBe(false);
    ui().closeConfirm(true);
    expect(await second).toBe(true);
  });

  it('an alert is over when it is closed', async () => {
    const { ui } = openStore();
    const read = ui().alert(text);
    ui().closeAlert();
    await read;
    expect(ui().alertDialog).toEqual({ isOpen: false });
  });
});

describe('the navigation', () => {
  const scroll = (ui: ReturnType<typeof openStore>['ui'], scrollY: number) => {
    ui().setViewport({ viewportWidth: 1280, scrollY });
    return ui().isNavigationHidden;
  };

  it('hides beyond 80 px on the way down, and is there again on the way up', () => {
    const { ui } = openStore();
    expect([60, 80, 81, 400, 399, 82].map((scrollY) => scroll(ui, scrollY))).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('stays as it is when only the width of the window changes', () => {
    const { ui } = openStore();
    scroll(ui, 200);
    ui().setViewport({ viewportWidth: 360, scrollY: 200 });
    expect(ui().isNavigationHidden).toBe(true);
  });
});
