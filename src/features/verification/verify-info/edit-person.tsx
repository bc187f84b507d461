import type { Applicant, Application } from '../../../services/data/use-applicant';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Button } from '../../../ui/button';
import { Actions, Stack } from '../../../ui/stack';
import { PersonFields } from './person-fields';
import type { VerifyInfoState } from './use-verify-info';
import { lacksPersonalInformation } from './verify-info-values';

export function EditPerson({
  applicant,
  application,
  state,
}: {
  readonly applicant: Applicant;
  readonly application: Application;
  readonly state: VerifyInfoState;
}) {
  const incomplete = lacksPersonalInformation(application.missingInformation);
  return (
    <Stack gap={8}>
      <PersonFields applicant={applicant} onStateChange={state.leaveState} />
      <Stack gap={4}>
        <MutationProblem problem={state.problem} />
        <Actions>
          <Button type="submit" loading={state.saving}>
            Save Changes
          </Button>
          {!incomplete && (
            <Button variant="secondary" onClick={() => state.edit(false)}>
              Cancel
            </Button>
          )}
        </Actions>
      </Stack>
    </Stack>
  );
}
