/** The pictures of a product over the whole screen. */
export const zoomMessages = {
  picture: (name: string, number: number, count: number) =>
    count === 1 ? name : `${name}, picture ${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  full: 'Full size',
  fit: 'Fit to screen',
}
