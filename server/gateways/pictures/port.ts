/** A picture as it is served: its address, and its size in pixels. */
export type SavedPicture = { readonly url: string; readonly width: number; readonly height: number }

/** Where pictures are kept. */
export type PictureStore = {
  /**
   * Checks, cleans, sizes and keeps a picture; the same bytes have the same address. Rejects with `file-refused` and the
   * reason for what is no picture, or one that is too large or too small.
   */
  readonly save: (bytes: Uint8Array) => Promise<SavedPicture>
}
