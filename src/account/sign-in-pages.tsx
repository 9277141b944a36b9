import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import { ForgotPasswordPage } from './sign-in/ForgotPasswordPage.tsx'
import { LoginPage } from './sign-in/LoginPage.tsx'
import { RegisterPage } from './sign-in/RegisterPage.tsx'
import { ResetPasswordPage } from './sign-in/ResetPasswordPage.tsx'
import type { SignInPageProps } from './sign-in/sign-in-page.ts'
import { signInMessages } from './sign-in/sign-in-messages.ts'
import { VerifyEmailPage } from './sign-in/VerifyEmailPage.tsx'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { loadAccountPage } from './account-page.ts'
import { errorPrefix } from '#ui/error-prefix.ts'

const page = (path: `/${string}`, title: MessageDescriptor, Page: ComponentType<SignInPageProps>) => ({
  Page,
  loadPage: async (
    context: RouterContext,
    search: Readonly<Record<string, unknown>>,
  ): Promise<AppPage<SignInPageProps>> => {
    const { current, i18n } = context
    const [data] = await Promise.all([
      loadAccountPage(context, { path, search }),
      ...['sign-in', 'auth', 'forms'].map((feature) => loadMessages(i18n, feature)),
    ])
    return {
      head: {
        path,
        title: errorPrefix(data.state?.problems !== undefined, i18n) + i18n._(title),
        robots: ['noindex', 'follow'],
      },
      props: { base: current.basePath, ...data },
    }
  },
})

/** The sign-in pages, each with its component and its loader, by the name in the path. */
export const signInPages = {
  login: page('/login', signInMessages.login, LoginPage),
  register: page('/register', signInMessages.register, RegisterPage),
  'forgot-password': page('/forgot-password', signInMessages.forgot, ForgotPasswordPage),
  'reset-password': page('/reset-password', signInMessages.reset, ResetPasswordPage),
  'verify-email': page('/verify-email', signInMessages.verify, VerifyEmailPage),
}

export type SignInPageName = keyof typeof signInPages
