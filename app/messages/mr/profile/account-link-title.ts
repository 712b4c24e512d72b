export * from '#app/messages/en/profile/account-link-title.ts'
