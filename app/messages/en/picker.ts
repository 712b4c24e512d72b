/** Texts of fields that pick from a long list by typing. */
export const pickerMessages = {
  showAll: (label: string) => `${label}: show the whole list`,
  placeholder: 'Type to find',
  noMatch: 'Nothing in the list matches.',
}
