import { documentFacts } from '../files/document-pages';
import type { LegalDocumentName } from '../../fixtures/legal/legal-texts';
import type { SignatureRequirement } from '../../src/contract/generated/types';
import { programDefinition } from '../../src/catalogue/programs';
import { CONTENT } from '../../src/programs/content-config';
import type { Context } from '../core/context';
import type { ApplicationRecord, UserRecord } from '../core/state';
import { dateOf } from '../lifecycle/zoned-time';

interface Item {
  readonly name: LegalDocumentName;
  readonly requirement: SignatureRequirement;
}

function itemsFor(application: ApplicationRecord): readonly Item[] {
  const { security } = programDefinition(application.program);
  const secured: readonly Item[] =
    security === 'home'
      ? [{ name: 'home-secured-agreement', requirement: 'AGREE' }]
      : security === 'none'
        ? []
        : [{ name: 'security-agreement', requirement: 'AGREE' }];
  return [
    { name: 'cardholder-agreement', requirement: 'AGREE' },
    { name: 'account-opening-disclosures', requirement: 'AGREE' },
    ...secured,
    { name: 'privacy-notice', requirement: 'ACKNOWLEDGE' },
    { name: 'e-sign-disclosure', requirement: 'AGREE' },
  ];
}

/** What the applicant signs once the offer is accepted; nothing before. */
export function documentsToSign(world: Context, user: UserRecord, application: ApplicationRecord) {
  if (application.status !== 'OFFER_ACCEPTED' && application.status !== 'COMPLETE') return [];
  return itemsFor(application).map(({ name, requirement }) => {
    const { title, pages } = documentFacts(name);
    const agreedAt = name === 'e-sign-disclosure' ? user.eSignConsentAt : null;
    return {
      id: name,
      title,
      pages,
      lastUpdated: CONTENT.lastUpdated,
      url: `${world.origin}/files/${application.program}/${name}.pdf`,
      requirement,
      agreedOn: agreedAt === null ? null : dateOf(Date.parse(agreedAt)),
    };
  });
}
