/** A list of vectors in POV-Ray's notation, preceded by its length. */
export function vectorList(vectors: readonly (readonly number[])[]): string {
  const rows = vectors.map((vector) => `<${vector.map((part) => Number(part.toFixed(4))).join(',')}>`)
  return `${rows.length},${rows.join(',')}`
}

/** Two faces per cell of a grid of points, stored row by row from the index `first`. */
export function gridFaces(across: number, along: number, first = 0): [number, number, number][] {
  const faces: [number, number, number][] = []
  for (let j = 0; j < along; j += 1)
    for (let i = 0; i < across; i += 1) {
      const a = first + j * (across + 1) + i
      faces.push([a, a + 1, a + across + 2], [a, a + across + 2, a + across + 1])
    }
  return faces
}
