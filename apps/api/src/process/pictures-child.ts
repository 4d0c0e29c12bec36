import { spawn } from 'node:child_process';

/**
 * Runs the program that makes the demo's pictures beside the shop: encoding leaves a process more than twice as large,
 * and the shop has better things to do. It ends by itself, or is told to.
 */
export function startPictures(program: string, args: string[]): { stop(): void } {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  // without it a picture is made when it is first asked for, as ever
  child.on('error', () => undefined);
  child.unref();
  return { stop: () => void child.kill() };
}
