export const quickOrderReviewMessages = {
  openLines: 'Lines that need an answer',
  openTitle: (lines: number) =>
    lines === 0
      ? 'Nothing is left to answer'
      : lines === 1
        ? '1 line needs an answer'
        : `${lines} lines need an answer`,
  readyLines: 'Ready lines',
  readyTitle: (lines: number) => (lines === 1 ? '1 line is ready' : `${lines} lines are ready`),
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price with GST',
  remove: 'Remove',
  goToNext: (count: string) => `${count}. Go to the next line that needs an answer`,
  done: 'Done',
  doneLabel: (text: string) => `Done with “${text}”`,
  removed: (text: string) => `“${text}” was removed.`,
  undo: 'Undo',
  undoLabel: (text: string) => `Put “${text}” back`,
  remembered: 'As you chose before.',
  forget: 'Forget',
  forgetLabel: (text: string) => `Forget what was chosen for “${text}”`,
  forgetFailed: 'It could not be forgotten. Please try again.',
  askShop: (missing: number, undecided: number) =>
    `${[
      ...(missing > 0 ? [missing === 1 ? '1 line was not found' : `${missing} lines were not found`] : []),
      ...(undecided > 0
        ? [undecided === 1 ? '1 line is still to choose' : `${undecided} lines are still to choose`]
        : []),
    ].join(', ')}. Send them to the shop as you wrote them, and somebody calls you.`,
  send: (lines: number) => (lines === 1 ? 'Send 1 line to the shop' : `Send ${lines} lines to the shop`),
  signInToSend: 'Log in to send them to the shop',
  sent: (lines: number, phone: string) =>
    `${lines === 1 ? '1 line was' : `${lines} lines were`} sent to the shop. Somebody will call you on ${phone}.`,
}
