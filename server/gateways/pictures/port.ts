/** A picture as it is served: its address, and its size in pixels. */
export type SavedPicture = { readonly url: string; readonly width: number; readonly height: number }

/**
 * How a picture is turned to the right, in degrees, what is left of it then, in shares of its sides (null for all), and whether its
 * plain background is cut out of that.
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

/** Where pictures are kept. Whoever a picture is worked on for is named by a text: each of them gets their turn. */
export type PictureStore = {
  /**
   * Checks, cleans, sizes and keeps a picture; the same bytes have the same address. Rejects with `file-refused` and the
   * reason for what is no picture, or one that is too large or too small.
   */
  readonly save: (by: string, bytes: Uint8Array) => Promise<SavedPicture>
  /**
   * Keeps a turned and cut picture beside the one that it is made of; null when that is not kept here. Rejects with
   * `file-refused` where too little is left, or no plain background is there to be cut out.
   */
  readonly edit: (by: string, url: string, edit: PictureEdit) => Promise<SavedPicture | null>
  /** What a picture was made of, and how; null where it is as it came. */
  readonly findEdit: (url: string) => Promise<(PictureEdit & { readonly original: string }) | null>
}

/** Where pictures are kept that only staff may see: under names that their owner gives them, and not served by themselves. */
export type PictureVault = {
  /** Checks, cleans, sizes and keeps a picture under a name. Rejects with `file-refused` and the reason. */
  readonly save: (by: string, name: string, bytes: Uint8Array) => Promise<void>
  /** The picture as WebP; null when there is none. */
  readonly read: (name: string) => Promise<Uint8Array | null>
  /** The names that were kept before an instant. */
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

/** Why a picture was not fetched, as text to follow "The picture"; whether another try may help. */
export class RemotePictureError extends Error {
  readonly mayHelp: boolean

  constructor(reason: string, mayHelp: boolean, cause?: unknown) {
    super(reason, { cause })
    this.name = 'RemotePictureError'
    this.mayHelp = mayHelp
  }
}
