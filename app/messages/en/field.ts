export const fieldMessages = {
  tooLong: (typed: number, most: number) =>
    `That’s too long: ${typed.toLocaleString('en-IN')} characters, at most ${most.toLocaleString('en-IN')} fit.`,
}
