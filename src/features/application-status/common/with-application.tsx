import type { ComponentType } from 'react';
import { Redirect } from 'wouter';
import type { Application } from '../../../services/data/use-applicant';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../../shell/screen/screen-context';

export interface ApplicationScreenProps extends ScreenProps {
  readonly application: Application;
}

/** Without an application, renders a link to the home page. */
export function WithApplication({
  view: View,
  ...props
}: ScreenProps & { readonly view: ComponentType<ApplicationScreenProps> }) {
  const { pathOf } = useNavigation();
  const { application } = props.applicant;
  if (application === null) return <Redirect to={pathOf('home')} replace />;
  return <View {...props} application={application} />;
}
