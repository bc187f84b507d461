import { legalDocument } from '../../domain/documents/legal-documents';
import type { LegalDocumentName } from '../../../fixtures/legal/legal-texts';
import type { SignatureRequirement } from '../../../src/contract/generated/types';
import { programDefinition } from '../../../src/catalogue/programs';
import { hasAgreements } from '../../../src/catalogue/status/facts';
import { CONTENT } from '../../../src/programs/content-config';
import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { dateOf } from '../../domain/lifecycle/zoned-time';

interface Item {
  readonly name: LegalDocumentName;
  readonly requirement: SignatureRequirement;
}

function itemsFor(application: ApplicationRecord): readonly Item[] {
  const { security } = programDefinition(application.program);
  const secured: readonly Item[] =
    security === 'home'
      ? [
          { name: 'home-secured-agreement', requirement: 'AGREE' },
          { name: 'right-to-cancel', requirement: 'ACKNOWLEDGE' },
        ]
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

/** None before the offer is accepted. */
export function namesToSign(application: ApplicationRecord, user: UserRecord) {
  if (!hasAgreements(application.status)) return [];
  return itemsFor(application).map(({ name, requirement }) => ({
    name,
    requirement,
    agreedAt: name === 'e-sign-disclosure' ? user.eSignConsentAt : null,
  }));
}

export function documentsToSign(world: Context, user: UserRecord, application: ApplicationRecord) {
  const { program } = application;
  return Promise.all(
    namesToSign(application, user).map(async ({ name, requirement, agreedAt }) => {
      const document = await legalDocument(program, name);
      if (document === null) throw new Error(`${program} has no ${name} to sign`);
      return {
        id: name,
        title: document.title,
        pages: document.pages,
        lastUpdated: CONTENT.lastUpdated,
        url: `${world.origin}/files/${program}/${name}.pdf`,
        requirement,
        agreedOn: agreedAt === null ? null : dateOf(Date.parse(agreedAt)),
      };
    }),
  );
}
