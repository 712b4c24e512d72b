export const stockAlertMessages = {
  ask: 'Notify Me',
  askLabel: (name: string) => `Notify me when ${name} is back in stock`,
  waiting: 'On the List',
  waitingLabel: (name: string) => `On the list for ${name}. Leave the list`,
  asked: 'We’ll text you once it’s back in stock.',
  left: 'You’re off the list.',
  back: 'It’s back in stock. Reload the page to order it.',
}
