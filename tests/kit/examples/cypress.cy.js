// For a mock server (portal serve --static dist): the seed's link creates the world and signs in.
const mock = Cypress.env('PORTAL_URL') ?? 'http://127.0.0.1:4000';

describe('an offer', () => {
  it('can be declined', () => {
    // Output of `npx portal seed --screen cancel-offer --json`, or of POST /__mock/seed.
    cy.request('POST', `${mock}/__mock/seed`, {
      status: 'OFFER_DECISION_NEEDED',
      screen: 'cancel-offer',
    }).then(({ body }) => cy.visit(`${mock}/?seed=${body.seed}`));
    cy.get('main[data-screen="cancel-offer"]').should('be.visible');
    cy.contains('label', 'The rate or fees are too high').click();
    cy.contains('button', 'Decline Offer').click();
    cy.get('main[data-screen="offer-rejected"]').should('be.visible');
    cy.request(`${mock}/__mock/state`)
      .its('body.applications.0.status')
      .should('equal', 'OFFER_REJECTED');
  });
});
