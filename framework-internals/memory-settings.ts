export const memorySettings = `// V8 lets garbage grow to a multiple of the live heap while the machine has memory.
v8.setFlagsFromString('--heap-growing-percent=60');
// V8's semi-space and the C library's arenas can only be set at start, so the process replaces itself under the same
// id. Left alone: own flags, a debugger, the permission model, and a Node without execve, which needs more memory.
const newSpace = '--max-semi-space-size';
const flags = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(' ')];
const isLeftAlone = process.permission || process.send || process.platform === 'win32';
if (process.execve && !isLeftAlone && !flags.some((flag) => flag.startsWith(newSpace) || flag.startsWith('--inspect'))) {
  const args = [newSpace + '=16', ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve(process.execPath, [process.execPath, ...args], { MALLOC_ARENA_MAX: '2', ...process.env });
  } catch (error) {
    process.stderr.write('Continues with more memory: ' + error.message + '\\\\n');
  }
}
`;
