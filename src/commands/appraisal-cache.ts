/** Appraisals that are kept from one run of `analyse` to the next. */
import { lstat, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hash } from '../analysis/content.js';
import { errorCode } from '../io/system-error.js';
import { type WriteFailure, writeInFolder } from '../io/write-whole.js';
import type { Appraisal } from '../kernel/appraisal.js';
import { VERSION } from '../version.js';
import type { FollowTask } from './appraisal-task.js';

/** Hexadecimal digits. */
const DIGITS = 40;

/** The file of one analysis: another game, option, bot, number or version of Kiebitz, another file. */
export function cacheFile(directory: string, task: FollowTask): string {
  return join(directory, `${hash([VERSION, JSON.stringify(task)], DIGITS)}.json`);
}

/** @returns the appraisals of the first decisions; undefined where the file is not what was written into it */
export async function keptAppraisals(path: string): Promise<readonly Appraisal[] | undefined> {
  try {
    if (!(await lstat(path)).isFile()) return undefined;
    const text = await readFile(path, 'utf8');
    const [sum] = text.split('\n', 1);
    const body = text.slice(DIGITS + 1);
    return sum === sumOf(path, body) ? (JSON.parse(body) as readonly Appraisal[]) : undefined;
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? [] : undefined;
  }
}

export function keepAppraisals(path: string, appraisals: readonly Appraisal[]): Promise<WriteFailure | undefined> {
  const body = JSON.stringify(appraisals);
  return writeInFolder(path, `${sumOf(path, body)}\n${body}`);
}

/** Stands before the appraisals: no other file has it, and no spoilt one. */
function sumOf(path: string, body: string): string {
  return hash([basename(path), body], DIGITS);
}
