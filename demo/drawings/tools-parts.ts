/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */

export const grip = '#24292e'
