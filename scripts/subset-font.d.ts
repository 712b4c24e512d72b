declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      /** A range of an axis, or the value that it is fixed to. */
      variationAxes?: Record<string, { min: number; max: number } | number>
    },
  ): Promise<Uint8Array>
}
