import type { Reason } from '#domain/problem/reasons.ts'

/** A picture as it is served: its address, and its size in pixels. */
export type SavedPicture = { readonly url: string; readonly width: number; readonly height: number }

/**
 * Edit of a picture: the turn to the right in degrees, the crop of the turned picture in shares of its sides (null for all of
 * it), and whether its plain background is cut out.
 */
export type PictureEdit = {
  readonly turn: 0 | 90 | 180 | 270
  readonly crop: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  } | null
  readonly cutOut: boolean
}

/** Store of pictures. Each call names in a text the person it works for, so that all of them get their turn. */
export type PictureStore = {
  /**
   * Checks, cleans, sizes and stores a picture; the same bytes have the same address. Rejects with `file-refused` and the
   * reason for a file that is not a picture, or one that is too large or too small.
   */
  readonly save: (by: string, bytes: Uint8Array) => Promise<SavedPicture>
  /**
   * Stores a turned and cut picture beside its original; null when the original is not stored here. Rejects with
   * `file-refused` where too little is left, or no plain background is there to be cut out.
   */
  readonly edit: (by: string, url: string, edit: PictureEdit) => Promise<SavedPicture | null>
  /** Makes the preview of a stored picture, as JPEG; it is not stored here. */
  readonly preview: (by: string, bytes: Uint8Array) => Promise<Uint8Array>
  /** Edit that a picture was made by, with its original; null for one as it was uploaded. */
  readonly findEdit: (url: string) => Promise<(PictureEdit & { readonly original: string }) | null>
}

/** Store of pictures that only staff may see: under names that their owner gives them, and not served by itself. */
export type PictureVault = {
  /** Checks, cleans, sizes and stores a picture under a name. Rejects with `file-refused` and the reason. */
  readonly save: (by: string, name: string, bytes: Uint8Array) => Promise<void>
  /** The picture as WebP; null when there is none. */
  readonly read: (name: string) => Promise<Uint8Array | null>
  /** The names that were stored before an instant. */
  readonly listBefore: (at: Date) => Promise<readonly string[]>
  readonly remove: (name: string) => Promise<void>
}

/** Pictures on servers of others. */
export type RemotePictures = {
  /**
   * The bytes of a picture at an https address, fetched without reaching into private networks. Rejects with `RemotePictureError`
   * and the reason.
   */
  readonly fetch: (url: string) => Promise<Uint8Array>
}

/** Failure to fetch a picture, with the reason; `mayHelp` when another try may help. */
export class RemotePictureError extends Error {
  readonly reason: Reason
  readonly mayHelp: boolean

  constructor(reason: Reason, mayHelp: boolean, cause?: unknown) {
    super(JSON.stringify(reason), { cause })
    this.reason = reason
    this.name = 'RemotePictureError'
    this.mayHelp = mayHelp
  }
}
