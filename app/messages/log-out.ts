import { defineMessages } from '#app/i18n/messages.ts'

export const logoutMessages = defineMessages({
  en: {
    question: 'Are you sure you want to logout?',
    detail: '',
    yes: 'Yes',
    cancel: 'Cancel',
    done: 'Logged out successfully.',
  },
})

export const everywhereMessages = defineMessages({
  en: {
    question: 'Sign out on all devices?',
    detail: 'You are signed out here too and log in again with a code.',
    yes: 'Sign out everywhere',
    cancel: 'Cancel',
    done: 'You are signed out on all devices.',
  },
})
