import { css } from '@linaria/core';
import { useEffect, useId, useRef } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color, from, overlayWidth, space, tracking, type } from '#app/styles/tokens.ts';
import { type FilmId, films } from './films.ts';

const dialog = css`
  width: min(100% - ${space(24)}, ${overlayWidth.modalExtraLarge});
  max-width: none;
  max-height: calc(100dvh - ${space(24)});
  padding: 0;
  color: ${color.darkText};
  background: ${color.dark};
  border: 1px solid ${color.darkHairline};

  &::backdrop {
    background: rgb(5 11 8 / 88%);
  }
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(16)};
  padding: ${space(8)} ${space(8)} ${space(8)} ${space(20)};

  & h2 {
    font-size: 1rem;
    letter-spacing: ${tracking.heading};
  }

  & button {
    flex: none;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    background: none;
    border: 0;
    cursor: pointer;
  }

  & button:hover {
    color: ${color.accentOnDark};
  }
`;

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  max-height: calc(100dvh - ${space(240)});
  background: #000;
`;

const text = css`
  max-width: 46em;
  padding: ${space(16)} ${space(20)} ${space(24)};
  ${type.note}
  color: ${color.darkMuted};

  ${from.large} {
    padding-bottom: ${space(28)};
  }
`;

type FilmText = {
  title: () => string;
  /** Text descriptions: the films have no sound. */
  description: () => string;
};

/** Separate from films.ts: only the dialog loads them. */
const filmTexts: Readonly<Record<FilmId, FilmText>> = {
  company: { title: m.video_company_title, description: m.video_company_description },
};

type Props = { film: FilmId; onClose: () => void };

/** A film in a native dialog, which traps and restores the focus and closes on Escape. */
export function VideoModal({ film, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { webm, mp4, poster } = films[film];
  const { title, description } = filmTexts[film];

  useEffect(() => ref.current?.showModal(), []);

  return (
    <dialog
      ref={ref}
      className={dialog}
      closedby="any"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={onClose}
    >
      <div className={head}>
        <h2 id={`${id}title`}>{title()}</h2>
        <button type="button" aria-label={m.video_close()} onClick={() => ref.current?.close()}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M3 3l14 14M17 3L3 17" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </div>
      <video
        className={picture}
        width={1280}
        height={720}
        poster={poster}
        controls
        autoPlay
        muted
        playsInline
        aria-describedby={`${id}text`}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <p id={`${id}text`} className={text}>
        {description()}
      </p>
    </dialog>
  );
}
