import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* Needs ffmpeg (Debian: apt-get install ffmpeg). The films are committed. */

type Film = { width: number; height: number; rate: number; frames: AsyncIterable<Buffer> | Iterable<Buffer> };
type Target = { file: string; kilobits: number };

function run(args: string[], folder: string): void {
  const { status, stderr, error } = spawnSync(
    'ffmpeg',
    ['-y', '-hide_banner', '-loglevel', 'error', ...args],
    {
      cwd: folder,
    },
  );
  if (error) throw new Error(`ffmpeg could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}

async function writeMaster(film: Film, file: string): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${film.width}x${film.height}`];
  const lossless = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast'];
  const child = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, '-r', `${film.rate}`, '-i', '-', ...lossless, file],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  for await (const frame of film.frames) {
    if (!child.stdin.write(frame)) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end();
  await ended;
}

const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'];
const tags = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

/** WebM (VP9) and MP4 (H.264), both in two passes towards a target size. */
export async function writeFilm(film: Film, webm: Target, mp4: Target): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const master = join(folder, 'master.mkv');
  try {
    await writeMaster(film, master);
    const encodings = [
      { ...webm, codec: ['-c:v', 'libvpx-vp9', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2'] },
      {
        ...mp4,
        codec: ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'],
      },
    ];
    for (const { file, kilobits, codec } of encodings) {
      const common = ['-i', master, '-an', ...colours, ...tags, ...codec, '-b:v', `${kilobits}k`];
      run([...common, '-pass', '1', '-f', 'null', '/dev/null'], folder);
      run([...common, '-pass', '2', file], folder);
      console.log(`${file} ${(statSync(file).size / 1000).toFixed(0)} KB`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
