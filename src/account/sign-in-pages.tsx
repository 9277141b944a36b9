import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import { ForgotPasswordPage } from './sign-in/ForgotPasswordPage.tsx'
import { LoginPage } from './sign-in/LoginPage.tsx'
import { RegisterPage } from './sign-in/RegisterPage.tsx'
import { ResetPasswordPage } from './sign-in/ResetPasswordPage.tsx'
import type { SignInPageProps } from './sign-in/sign-in-page.ts'
import { signInWords } from './sign-in/sign-in-words.ts'
import { VerifyEmailPage } from './sign-in/VerifyEmailPage.tsx'
import { addMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { loadAccountPage } from './account-page.ts'
import { errorPrefix } from './error-prefix.ts'

const page = (path: `/${string}`, title: MessageDescriptor, Page: ComponentType<SignInPageProps>) => ({
  Page,
  loadPage: async (
    context: RouterContext,
    search: Readonly<Record<string, unknown>>,
  ): Promise<AppPage<SignInPageProps>> => {
    const { current, i18n } = context
    const [data] = await Promise.all([
      loadAccountPage(context, { path, search }),
      ...['sign-in', 'auth', 'forms'].map((feature) => addMessages(i18n, feature)),
    ])
    return {
      head: { path, title: errorPrefix(data.state, i18n) + i18n._(title), robots: ['noindex', 'follow'] },
      props: { base: current.basePath, ...data },
    }
  },
})

/** The pages on which readers sign in, by their addresses. */
export const signInPages = {
  login: page('/login', signInWords.login, LoginPage),
  register: page('/register', signInWords.register, RegisterPage),
  'forgot-password': page('/forgot-password', signInWords.forgot, ForgotPasswordPage),
  'reset-password': page('/reset-password', signInWords.reset, ResetPasswordPage),
  'verify-email': page('/verify-email', signInWords.verify, VerifyEmailPage),
}

export type SignInPageName = keyof typeof signInPages
