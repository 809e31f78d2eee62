/** The manifest of an archive: what runs have been asked for, so that what is missing can be told. */

import { hash } from '../analysis/content.js';
import type { Between } from '../log/between.js';
import type { Position } from '../log/recording.js';
import type { Spelling } from '../log/spelling.js';
import { isRefereeKey } from './part.js';

/** A file to be judged, or analysed, by a referee, or a part of a large one. */
export interface Order {
  /** The short name of the referee. */
  readonly key: string;
  /** A digest of all bytes of the file: 32 hexadecimal digits. */
  readonly bytes: string;
  /** As it was called on the command line; for a queue, its name under the root. A hostile text. */
  readonly file: string;
  /** False for what was found in a directory: it need not be a log. */
  readonly named: boolean;
  /** Of a large file that several machines judge: only so much of it. */
  readonly shard?: Shard;
}

/** One part of a large file, and from where it can be read without what lies before. */
export interface Shard {
  /** Its number, 0-based. */
  readonly part: number;
  /** How many games the whole file has. */
  readonly games: number;
  /** Games before the place where the reading begins; the part may begin some games later. */
  readonly before: number;
  /** Where the reading begins, in bytes. */
  readonly start: number;
  /** The same as a place in the file. */
  readonly from: Position;
  /** Faults that the file has told before. */
  readonly faults: number;
  /** What is known there; undefined at the beginning of the file. */
  readonly known?: { readonly between: Between; readonly told: readonly Spelling[] };
}

/** Where an order stands: in which list, and on which of its lines, 0-based. All that a job of a queue says. */
export interface OrderPlace {
  readonly list: string;
  readonly line: number;
}

/** So many orders stand in one list: a worker reads a whole list for one of them. */
export const ORDERS_IN_LIST = 1_000;

const DIGITS = 32;

/** The text of a list. */
export function listText(orders: readonly Order[]): string {
  return orders.map((order) => `${JSON.stringify(order)}\n`).join('');
}

/** The name of a list, which follows from what is in it: the same orders make one list, however often they are given. */
export function listName(text: string): string {
  return hash([text], DIGITS);
}

/** The orders of a list; undefined for a text that is not the one that was written, or holds anything but orders. */
export function readList(name: string, text: string): readonly Order[] | undefined {
  if (listName(text) !== name) return undefined;
  try {
    const values = text.split('\n').flatMap((line): unknown[] => (line === '' ? [] : [JSON.parse(line)]));
    return values.every(isOrder) ? values : undefined;
  } catch {
    return undefined;
  }
}

/** Anybody who can write there may have written an order: what becomes a path or a number is looked at. */
function isOrder(value: unknown): value is Order {
  if (!isObject(value)) return false;
  const { key, bytes, file, named, shard } = value;
  if (typeof file !== 'string' || typeof named !== 'boolean') return false;
  if (!isRefereeKey(String(key)) || !/^[0-9a-f]{32}$/.test(String(bytes))) return false;
  if (shard === undefined) return true;
  const numbers = ['part', 'games', 'before', 'start', 'faults'];
  return isObject(shard) && numbers.every((name) => isCount(shard[name])) && isObject(shard['from']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** What a job says, which anybody may have put into the queue; undefined where it is anything but the place of an order. */
export function placeIn(job: unknown): OrderPlace | undefined {
  if (typeof job !== 'object' || job === null || Object.keys(job).sort().join() !== 'line,list') return undefined;
  const { list, line } = job as Record<string, unknown>;
  if (typeof list !== 'string' || !/^[0-9a-f]{32}$/.test(list)) return undefined;
  return typeof line === 'number' && Number.isInteger(line) && line >= 0 && line < ORDERS_IN_LIST
    ? { list, line }
    : undefined;
}
