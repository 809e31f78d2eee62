/** What colours are told apart by besides. */

/** Texture n is `texture-n`; 0 is plain. A tile of 8 by 8. */
const TEXTURES: readonly string[] = [
  'M-2,2L2,-2M0,8L8,0M6,10L10,6',
  'M2,2h.01M6,6h.01',
  'M0,2H8M0,6H8',
  'M-2,6L2,10M0,0L8,8M6,-2L10,2',
  'M4,0V8',
];
const TEXTURE_SIZE = 8;

export interface Texture {
  readonly id: string;
  readonly size: number;
  readonly path: string;
  readonly dots: boolean;
}

/** As a page defines them once. */
export function textures(): readonly Texture[] {
  return TEXTURES.map((path, index) => ({
    id: `texture-${index + 1}`,
    size: TEXTURE_SIZE,
    path,
    dots: path.includes('.01'),
  }));
}
