import { css, cx } from '@linaria/core';
import { primaryButton, textButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { useUi } from '#app/stores/use-ui.ts';
import { container } from '#app/styles/globals.ts';
import { besideContent, color, from, inquiryBarHeight, space } from '#app/styles/tokens.ts';
import { notPrinted } from './sheet-styles.ts';
import { setTray, toggleInTray } from './tray-store.ts';

/** Above the bar of the inquiry, which is hidden while the visitor scrolls down. */
const bar = css`
  position: sticky;
  bottom: ${inquiryBarHeight};
  z-index: 8;
  background: ${color.surface};
  border-top: 1px solid ${color.text};

  ${besideContent} {
    bottom: 0;
  }
`;

const low = css`
  && {
    bottom: 0;
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)} ${space(12)};
  padding-block: ${space(8)};

  & > ul {
    display: none;
    flex: 1;
    min-width: 0;
    overflow-x: auto;

    ${from.medium} {
      display: flex;
    }
  }

  ${from.medium} {
    flex-wrap: nowrap;
  }

  & > strong {
    margin-inline-end: auto;
  }

  & > strong,
  & > button {
    white-space: nowrap;
  }

  /* Takes a separate line on a phone where it does not fit beside the count. */
  & > a {
    flex: 1 0 auto;
    padding-inline: ${space(16)};
    white-space: nowrap;

    ${from.medium} {
      flex: none;
    }
  }
`;

/** The chosen materials, which become one inquiry. Loaded once there are some. */
export function TrayBar({ tray, count }: { tray: readonly string[]; count: string }) {
  const isLow = useUi((ui) => ui.isNavigationHidden);
  return (
    <aside aria-label={m.tray_title()} className={cx(bar, notPrinted, isLow && low)}>
      <div className={cx(container, row)}>
        <strong>{count}</strong>
        <ul>
          {tray.map((code) => (
            <li key={code}>
              <button
                type="button"
                className={textButton}
                aria-label={m.tray_remove({ code })}
                onClick={() => toggleInTray(code)}
              >
                {code} ×
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className={textButton} onClick={() => setTray([])}>
          {m.tray_clear()}
        </button>
        <PlainLink
          to="/contact"
          search={{ type: 'RAW_MATERIAL', materials: tray.join() }}
          className={primaryButton}
        >
          {m.tray_ask()}
        </PlainLink>
      </div>
    </aside>
  );
}
