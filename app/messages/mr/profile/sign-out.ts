export * from '#app/messages/en/profile/sign-out.ts'
