export const commissionMessages = {
  title: 'Your Commission',
  description: 'What you’ve earned as a partner, month by month.',
  loginText: 'Please log in to view your commission.',
  intro: 'You earn commission when goods arrive. If they’re returned, it’s taken back.',
  inactiveTitle: 'Commission is for active partners',
  inactiveText: 'Please call us if you’d like to become one.',
  month: 'Month',
  monthWrong: 'Enter a month, such as 2026-11.',
  loading: 'Loading your commission...',
  failedTitle: 'We couldn’t load your commission',
  none: 'Nothing this month',
  noneText: 'Orders count in the month in which they’re delivered.',
  list: 'Commission by order',
  unlisted: (count: number) =>
    count === 1
      ? 'The total also counts 1 earlier entry that isn’t listed here.'
      : `The total also counts ${count} earlier entries that aren’t listed here.`,
  delivered: 'Delivered',
  returned: 'Returned',
  total: 'Total for the month',
}
